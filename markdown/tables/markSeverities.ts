import type {InlineCode, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {toSeverityClasses} from '../../platform/severity';

/** The heading of a column with severities of findings, not with the levels of a tool. */
const COLUMN = /^severity\b/i;
/** Fields with the severity of findings: `severity`, `spec.matches.anyOf[].severity`, `status.findings.severities.high`. */
const FIELD = /(?:^|\.)(?:severity|severities)(?:\.|$)/;

/** `HIGH` becomes a chip, drawn by markdown/tables/client/severities.css. */
function markCode(code: InlineCode): void {
  const className = toSeverityClasses(code.value);
  if (className) code.data = {...code.data, hName: 'span', hProperties: {className}};
}

/**
 * Marks the severities in a table of findings, and in the row of a field that holds them. Elsewhere, the same words
 * can be levels of a tool, tags or arguments: they stay code.
 */
export function markSeverities({children: [head, ...rows]}: Table): void {
  const isColumn = head?.children.map((cell) => COLUMN.test(toString(cell))) ?? [];
  for (const row of rows) {
    const isField = FIELD.test(toString(row.children[0]).trim());
    row.children.forEach((cell, column) => {
      if (isField || isColumn[column]) visit(cell, 'inlineCode', markCode);
    });
  }
}
