/**
 * Finds the line of a front matter field, or of the nearest parent that is there.
 *
 * A search for keys by their indentation is enough here: the values come from a real YAML parser, and an entry in
 * flow style (`{chart: nmap}`) yields the line where it begins.
 *
 * @param source text of the Markdown file
 * @param path keys from the outside in; list positions (numbers) are ignored
 * @returns line number counted from 1, undefined if the file has no front matter or not even the first key
 */
export function findFieldLine(source: string, path: readonly (string | number)[]): number | undefined {
  const lines = source.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') {
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const frontMatter = end === -1 ? lines : lines.slice(0, end);

  let found: number | undefined;
  let next = 1;
  let parentIndent = -1;
  for (const key of path) {
    if (typeof key === 'number') {
      continue;
    }
    const index = findKey(frontMatter, key, next, parentIndent);
    if (index === undefined) {
      break;
    }
    found = index + 1;
    next = index + 1;
    parentIndent = measureIndent(frontMatter[index] ?? '');
  }
  return found;
}

/** Index of the line that sets the key, among the direct children of the key above; undefined if there is none. */
function findKey(lines: string[], key: string, start: number, parentIndent: number): number | undefined {
  let childIndent: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (index < start || line.trim() === '' || line.trimStart().startsWith('#')) {
      continue;
    }
    const indent = measureIndent(line);
    if (indent <= parentIndent) {
      return undefined;
    }
    childIndent ??= indent;
    const name = /^\s*(["']?)(.+?)\1\s*:(?:\s|$)/.exec(line)?.[2];
    if (indent === childIndent && name === key) {
      return index;
    }
  }
  return undefined;
}

function measureIndent(line: string): number {
  return line.length - line.trimStart().length;
}
