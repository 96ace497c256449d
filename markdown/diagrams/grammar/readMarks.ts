import type {Mark} from '../Graph';
import {NAME, refuse, type Line} from '../parseBlock';

const CLASS = new RegExp(String.raw`^class\s+(${NAME}(?:\s*,\s*${NAME})*)\s+(accent|good|bad)$`, 'u');

/** Whether a line marks boxes, in Mermaid's notation: `class scan,parse accent`. */
export function isMark({text}: Line): boolean {
  return /^class\s/.test(text);
}

export function readMarks(
  statements: readonly Line[],
  nodes: ReadonlyMap<string, unknown>,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const line of statements.filter(isMark)) {
    const [, ids, mark] = CLASS.exec(line.text) ?? [];
    if (!ids) refuse(line, `cannot read "${line.text}": write class A,B and one of accent, good, bad.`);
    for (const id of ids.split(/\s*,\s*/)) {
      if (!nodes.has(id)) refuse(line, `"${line.text}": ${id} is no box of this diagram.`);
      if (marks.has(id)) refuse(line, `"${line.text}": ${id} is marked before: keep one of the lines.`);
      marks.set(id, mark as Mark);
    }
  }
  return marks;
}
