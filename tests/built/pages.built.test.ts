import {expect, it} from 'vitest';

import {collectHeaders, parseHeadersFile} from '../../framework/security/headersFile';
import {readBuiltFile, readPageHtml, readPagePaths} from '../buildPages';
import {parseBody, parseHead, readAttributes} from './parsePage';

const paths = readPagePaths();
const headers = collectHeaders(parseHeadersFile(readBuiltFile('_headers').toString()), '/');

it('every page names its language, before the scripts do', () => {
  expect(paths.filter((path) => parseHead(path)('html').attr('lang') !== 'en')).toEqual([]);
});

it('every page has one policy, that of the headers, before everything else', () => {
  const wrong = paths.filter((path) => {
    const $ = parseHead(path);
    const policies = $('meta[http-equiv="Content-Security-Policy"]');
    const isSame =
      headers['Content-Security-Policy'] === `${policies.attr('content')}; frame-ancestors 'none'`;
    return policies.length !== 1 || policies.index() !== 1 || !isSame;
  });
  expect(paths.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it('the headers keep the site to itself', () => {
  expect(headers['Content-Security-Policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(headers['Permissions-Policy']).toContain('camera=()');
});

it('without scripts, the indexes list all their pages', () => {
  for (const index of ['/docs/scanners', '/docs/hooks']) {
    const own = paths.filter((path) => path.startsWith(`${index}/`));
    expect(own.length).toBeGreaterThan(9);
    expect(readAttributes(index, 'main table th a', 'href')).toEqual(expect.arrayContaining(own));
  }
});

it('without scripts, a list of fields is no box that scrolls, which would be a stop for the Tab key', () => {
  const withLists = paths.filter((path) => readPageHtml(path).includes('reference-table'));
  expect(withLists.length).toBeGreaterThan(20);
  for (const path of withLists) {
    const boxes = parseBody(path)('.reference-table').parent();
    expect(boxes.filter('[tabindex]').length, path).toBe(0);
  }
});
