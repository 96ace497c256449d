import type {RecordType, SearchDocument} from './records';

/** A section below a heading: its title, or title, anchor and entries if the title is not enough. */
type EncodedSection = string | [title: string, anchor: string, ...entries: string[]];

/** As stored in the file: what sections share is stored once. */
export interface EncodedPage {
  title: string;
  route: string;
  type: RecordType;
  path: string[];
  tags?: string[];
  categories?: string[];
  entries?: string[];
  sections: EncodedSection[];
}

/** The anchor that a title usually has; only others are stored. */
export function guessAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function encodeSection({sectionTitle, sectionRoute, entries = []}: SearchDocument): EncodedSection {
  const anchor = sectionRoute.slice(sectionRoute.indexOf('#') + 1);
  if (entries.length === 0 && anchor === guessAnchor(sectionTitle)) return sectionTitle;
  return [sectionTitle, anchor, ...entries];
}

/** Groups documents by page. The start of each page comes first, then its sections. */
export function encodeDocuments(documents: readonly SearchDocument[]): EncodedPage[] {
  const pages: EncodedPage[] = [];
  for (const document of documents) {
    const {pageTitle, sectionRoute, type, path, tags, sidebarParentCategories, entries} = document;
    if (sectionRoute.includes('#')) {
      pages.at(-1)?.sections.push(encodeSection(document));
      continue;
    }
    pages.push({
      title: pageTitle,
      route: sectionRoute,
      type,
      path,
      ...(tags.length > 0 ? {tags} : {}),
      ...(sidebarParentCategories.length > 0 ? {categories: sidebarParentCategories} : {}),
      ...(entries ? {entries} : {}),
      sections: [],
    });
  }
  return pages;
}

export function decodeDocuments(pages: readonly EncodedPage[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const page of pages) {
    const {title: pageTitle, route, type, path, tags = [], categories = [], entries, sections} = page;
    const add = (title: string, sectionRoute: string, rows: string[] | undefined) =>
      documents.push({
        id: documents.length,
        title,
        pageTitle,
        sectionTitle: title,
        sectionRoute,
        type,
        tags,
        sidebarParentCategories: categories,
        path,
        ...(rows && rows.length > 0 ? {entries: rows} : {}),
      });
    add(pageTitle, route, entries);
    for (const section of sections) {
      const [title, anchor, ...rows] =
        typeof section === 'string' ? ([section, guessAnchor(section)] as const) : section;
      add(title, `${route}#${anchor}`, rows);
    }
  }
  return documents;
}
