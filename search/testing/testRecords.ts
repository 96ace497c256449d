import type {IndexRecord} from '../build/createRecords';

export interface TestPage {
  title: string;
  text?: string;
  tags?: string[];
  type?: IndexRecord['type'];
  sections?: Record<string, string>;
  /** At the start of the page, like keywords and subjects. */
  sample?: string;
  keywords?: string[];
  subjects?: string[];
}

/** Creates records from pages by URL path, with their sections by title. */
export function createTestRecords(pages: Record<string, TestPage>): IndexRecord[] {
  const records = Object.entries(pages).flatMap(
    ([route, {title, text = '', tags = [], type = 'docs', sections = {}, sample = '', ...words}]) =>
      [['', text], ...Object.entries(sections)].map(([sectionTitle = '', content = '']) => ({
        pageTitle: title,
        sectionTitle: sectionTitle || title,
        title: sectionTitle || title,
        sectionRoute: sectionTitle ? `${route}#${sectionTitle.toLowerCase().replaceAll(' ', '-')}` : route,
        type,
        tags,
        sidebarParentCategories: [],
        path: ['Docs'],
        content,
        blocks: [
          {text: content, kind: 'text' as const},
          ...(sectionTitle === '' ? [{text: sample, kind: 'code' as const}] : []),
        ],
        summary: '',
        keywords: sectionTitle === '' ? (words.keywords ?? []) : [],
        subjects: sectionTitle === '' ? (words.subjects ?? []) : [],
      })),
  );
  return records.map((record, id) => ({...record, id}));
}
