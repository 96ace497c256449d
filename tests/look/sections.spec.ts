import {readHtmlPaths, readPageHtml} from '../buildPages';
import {expect, sharedTest as test} from '../e2e/test';

/** Where a page is named: titles of tab and page, breadcrumbs, links from the pages before and after it. */
const NAMES =
  /<(?:title|h1)[^>]*>(?<title>[^<|]+)|(?:breadcrumbs__link|pagination-nav__label)[^>]*>(?<label>[^<]+)/g;

const readNames = (path: string): string[] =>
  [...readPageHtml(path).matchAll(NAMES)].map(({groups}) => (groups?.title ?? groups?.label ?? '').trim());

test.describe('Look: sections', () => {
  test('every name of a page says what the page is about', () => {
    const paths = readHtmlPaths();
    expect(paths.flatMap(readNames).length).toBeGreaterThan(3 * paths.length);
    const bare = paths.flatMap((path) =>
      readNames(path)
        .filter((name) => /^(?:overview|introduction|index)$/i.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
    // Tab, breadcrumbs and title.
    expect(readNames('/docs/how-tos').slice(0, 3)).toEqual(['How-tos', 'How-tos', 'How-tos']);
  });
});
