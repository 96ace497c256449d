import type {Fault} from '../../text/fault';
import {findClosest} from '../../text/suggest';
import type {PageFault, PageHead} from '../sources/parsePage';
import type {PageRules} from './rules';

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function describeMissing(
  field: string,
  {length, purpose}: Partial<PageRules['fields'][string]> = {},
): string {
  const bounds = length ? ` of ${length.min} to ${length.max} characters` : '';
  return `${field} is missing. Add "${field}: …"${bounds} to the front matter${purpose ? `; ${purpose}` : ''}.`;
}

function describeUnknownField(field: string, allowed: readonly string[]): string {
  const closest = findClosest(field, allowed);
  return `the front matter field "${field}" is not known here. ${
    closest ? `Write "${closest}".` : 'Remove it, or allow it in checks/pages/rules.yaml.'
  }`;
}

/**
 * Lists the fields that a page lacks or should not have, and texts of a wrong length. An empty text or list counts as
 * missing. What a field holds is validated by Docusaurus (types, known tags and authors) and by whoever reads it.
 */
export function collectFrontMatterFaults(
  {kind, frontMatter, frontMatterLines}: PageHead,
  {kinds, fields}: PageRules,
): PageFault[] {
  const {required, optional} = kinds[kind];
  const allowed = [...required, ...optional];
  const missing = required.filter((field) => isEmpty(frontMatter[field]));
  const wrong = Object.entries(frontMatter).flatMap(([field, value]) => {
    const line = frontMatterLines.get(field);
    if (!allowed.includes(field)) return [{line, message: describeUnknownField(field, allowed)}];
    const bounds = fields[field]?.length;
    if (!bounds || missing.includes(field)) return [];
    const {length} = String(value);
    if (length >= bounds.min && length <= bounds.max) return [];
    return [{line, message: `${field} has ${length} characters. Write ${bounds.min} to ${bounds.max}.`}];
  });
  return [...missing.map((field) => ({message: describeMissing(field, fields[field])})), ...wrong];
}

/**
 * Reports every page with the title of an earlier one, ignoring case: in tabs, search results and link previews the
 * title is all that distinguishes pages.
 */
export function collectTitleFaults(pages: readonly PageHead[]): Fault[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, frontMatter: {title}, frontMatterLines}) => {
    if (isEmpty(title)) return [];
    const key = String(title).trim().toLowerCase();
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const message = `title is that of ${owner}, too: "${String(title)}". Name in one of them what only that page has; the sidebar keeps its words with sidebar_label.`;
    return [{file, line: frontMatterLines.get('title'), message}];
  });
}
