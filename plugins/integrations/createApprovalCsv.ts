import type {Approval} from '../../markdown/catalogue/catalogue';

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Creates the table as CSV (RFC 4180), with a header: scanner, answers without Markdown, URL of the page. No cell
 * begins like a formula, because the schema of the catalogue refuses such answers.
 */
export function createApprovalCsv({columns, rows}: Approval, origin: string): string {
  const lines = [
    ['Scanner', ...columns, 'Page'],
    ...rows.map(({title, permalink, cells}) => [title, ...cells, origin + permalink]),
  ];
  return lines
    .map((cells) => `${cells.map((cell) => quote(cell.replaceAll('`', ''))).join(',')}\r\n`)
    .join('');
}
