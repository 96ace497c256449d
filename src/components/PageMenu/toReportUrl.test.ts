import {expect, it} from 'vitest';

import {toReportUrl} from './toReportUrl';

it('names the page, also if its title and URL have characters with a meaning in URLs', () => {
  const title = 'Hooks & "filters": 100 %?';
  const page = 'https://example.com/docs/hooks#a&b';
  const url = new URL(toReportUrl(title, page));
  expect(url.origin + url.pathname).toBe('https://github.com/secureCodeBox/secureCodeBox/issues/new');
  expect([...url.searchParams.keys()]).toEqual(['title', 'body']);
  expect(url.searchParams.get('title')).toBe(`Documentation: ${title}`);
  expect(url.searchParams.get('body')?.split('\n')[0]).toBe(`Page: ${page}`);
});
