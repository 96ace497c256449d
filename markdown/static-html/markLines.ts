/** Line numbers after the language: `{1,3-4}`. */
const RANGES = /\{(?<ranges>[\d,-]+)\}/;
/** A comment on a line of its own, in any language. */
const COMMENT = /^\s*(?:#|\/\/|<!--|\{?\/\*)\s*highlight-(?<kind>next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/**
 * Finds the highlighted lines, as Docusaurus does: by numbers after the language, or by comments in the code, which are
 * removed.
 *
 * @param metastring what follows the language of the block
 * @returns the code without these comments, and the indexes of the highlighted lines
 */
export function markLines(code: string, metastring: string): {code: string; marked: Set<number>} {
  const marked = new Set<number>();
  const ranges = RANGES.exec(metastring)?.groups?.ranges;
  if (ranges !== undefined) {
    for (const range of ranges.split(',')) {
      const [first = 0, last = first] = range.split('-').map(Number);
      for (let number = first; number <= last; number += 1) marked.add(number - 1);
    }
    return {code, marked};
  }
  const kept: string[] = [];
  let isNext = false;
  let isBlock = false;
  for (const line of code.split('\n')) {
    const kind = COMMENT.exec(line)?.groups?.kind;
    if (kind === 'next-line') isNext = true;
    else if (kind !== undefined) isBlock = kind === 'start';
    else {
      if (isNext || isBlock) marked.add(kept.length);
      isNext = false;
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), marked};
}
