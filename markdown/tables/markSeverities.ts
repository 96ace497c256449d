import type {InlineCode, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW', 'INFORMATIONAL'];
/** The heading of a column with severities of findings, not with the levels of a tool. */
const COLUMN = /^severity\b/i;
/** The field of a finding that holds its severity. */
const FIELD = 'severity';

/** `HIGH` becomes a chip, drawn by src/css/site/severities.css. */
function markCode(code: InlineCode): void {
  if (!SEVERITIES.includes(code.value)) return;
  const className = ['severity', `severity-${code.value.toLowerCase()}`];
  code.data = {...code.data, hName: 'span', hProperties: {className}};
}

/**
 * Marks the severities in a table of findings, and in the row of the field that holds them. Elsewhere, the same words
 * can be levels of a tool, tags or arguments: they stay code.
 */
export function markSeverities({children: [head, ...rows]}: Table): void {
  const isColumn = head?.children.map((cell) => COLUMN.test(toString(cell))) ?? [];
  for (const row of rows) {
    const isField = row.children[0] && toString(row.children[0]) === FIELD;
    row.children.forEach((cell, column) => {
      if (isField || isColumn[column]) visit(cell, 'inlineCode', markCode);
    });
  }
}
