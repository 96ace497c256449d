export type RecordType = 'docs' | 'blog';

/** The start of a page or one of its h2 or h3 sections. */
export interface SearchDocument {
  /** Position in the list of documents. Sections of a page follow each other, its start first. */
  id: number;
  /** The title that is searched; the same as `sectionTitle`. */
  title: string;
  pageTitle: string;
  sectionTitle: string;
  /** Base path, path and, except for the start of a page, anchor. */
  sectionRoute: string;
  type: RecordType;
  tags: string[];
  /** The nearest sidebar categories, as many as the option sets; nearest last. */
  sidebarParentCategories: string[];
  /** What is above the page, outermost first: `Docs`, labels of all categories. Shown, not searched. */
  path: string[];
  /** Rows with anchors in the section's tables, see `encodeEntry`; absent if there are none. */
  entries?: string[];
}

export type SearchRecord = SearchDocument & {
  /** The visible text below the heading. One line per paragraph, table row or line of code. */
  content: string;
};

export function isPageStart({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): boolean {
  return !sectionRoute.includes('#');
}

export function getPageRoute({sectionRoute}: SearchDocument): string {
  return sectionRoute.replace(/#.*$/, '');
}

/** For each document, the id of its page's start; its own id if there is none. */
export function findPageStarts(documents: readonly SearchDocument[]): number[] {
  const starts = new Map(
    documents.filter(isPageStart).map((document) => [getPageRoute(document), document.id]),
  );
  return documents.map((document) => starts.get(getPageRoute(document)) ?? document.id);
}
