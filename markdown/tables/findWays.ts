import type {Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The heading above what readers want. */
const GOAL = /^(?:Your (?:goal|question)|You want to)$/;

/** Whether a row leads to one page, which its second cell names. */
function leadsToPage({children: [, page]}: TableRow): boolean {
  const links = page?.children.filter(({type}) => type === 'link') ?? [];
  return page?.children[0]?.type === 'link' && links.length === 1;
}

/** Whether a table leads readers from what they want to a page: such tables are shown as cards. */
export function hasWays({children: [head, ...rows]}: Table): boolean {
  return GOAL.test(head?.children[0] ? toString(head.children[0]) : '') && rows.every(leadsToPage);
}
