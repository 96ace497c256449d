export type RecordType = 'docs' | 'blog';

/** A section of a page as the search shows it: the start of the page or one of its h2 or h3 headings. */
export interface SearchDocument {
  /** Position in the list of documents. Sections of a page follow each other, its start first. */
  id: number;
  /** The title that is searched; the same as `sectionTitle`. */
  title: string;
  pageTitle: string;
  /** Title of the section, or of the page for its start. */
  sectionTitle: string;
  /** URL of the section without the host: base path, path and, except for the start of a page, anchor. */
  sectionRoute: string;
  type: RecordType;
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the page's nearest sidebar categories, as many as the option sets; nearest last. */
  sidebarParentCategories: string[];
  /** What is above the page, outermost first: `Docs`, labels of all categories. Shown, not searched. */
  path: string[];
  /** Rows with anchors in the section's tables, see `encodeEntry`; absent if there are none. */
  entries?: string[];
}

/** A section with its text. */
export type SearchRecord = SearchDocument & {
  /** The visible text below the heading. One line per paragraph, table row or line of code. */
  content: string;
};

/** Whether a document is the start of its page and not one of the sections below. */
export function isPageStart({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): boolean {
  return !sectionRoute.includes('#');
}

/** URL of the page that a document belongs to. */
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
