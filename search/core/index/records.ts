/** Where a record comes from. `other` are pages outside of documentation and blog. */
export type RecordType = 'docs' | 'blog' | 'other';

/** A version of the documentation, on a site that has more than one. */
export interface DocsVersion {
  /** What tells it from all others of the site, see {@link createVersionId}. */
  id: string;
  /** What readers call it. It is shown, not searched. */
  label: string;
}

/** The id of a version: build and browser know both parts from the docs plugin. */
export function createVersionId(pluginId: string, versionName: string): string {
  return `${pluginId}/${versionName}`;
}

/** A section of a page as the search shows it: the start of the page or one of its h2 or h3 headings. */
export interface SearchDocument {
  /** Position in the list of documents. Sections of a page follow each other, its start first. */
  id: number;
  /** What is searched as the title: the same as `sectionTitle`. */
  title: string;
  /** Title of the page. */
  pageTitle: string;
  /** Title of the section; of the page for its start. */
  sectionTitle: string;
  /** URL of the section without the host, with the base path and, except for the start of a page, an anchor. */
  sectionRoute: string;
  type: RecordType;
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the page's nearest sidebar categories, as many as the options ask for; nearest last. */
  sidebarParentCategories: string[];
  /** What is above the page, outermost first: `Docs`, labels of all categories. Shown, not searched. */
  path: string[];
  /** Version of the documentation; absent where there is only one, and for what is in none. */
  version?: DocsVersion;
  /** Rows of the section's tables that have an anchor, see `encodeEntry`; absent where there are none. */
  entries?: string[];
}

/** A section with its text. */
export type SearchRecord = SearchDocument & {
  /** The visible text below the heading. One line a paragraph, table row or line of code. */
  content: string;
};

/** What the files of a build hold of a section for everybody who reads them, and not for the panel or the ranking. */
export type StoredRecord = Omit<SearchRecord, 'path' | 'entries'>;

/** Whether a document is the start of its page and not one of the sections below. */
export function isPageStart({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): boolean {
  return !sectionRoute.includes('#');
}

/** Address of the page that a document belongs to. */
export function getPageRoute({sectionRoute}: SearchDocument): string {
  return sectionRoute.replace(/#.*$/, '');
}

/** For each document the id of its page's start; its own where the page has none. */
export function findPageStarts(documents: readonly SearchDocument[]): number[] {
  const starts = new Map(
    documents.filter(isPageStart).map((document) => [getPageRoute(document), document.id]),
  );
  return documents.map((document) => starts.get(getPageRoute(document)) ?? document.id);
}
