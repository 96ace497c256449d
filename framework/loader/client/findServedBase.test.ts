import {expect, test} from 'vitest';

import {findServedBase} from './findServedBase';

test.each([
  '/sub/docs/nmap',
  '/sub/docs/nmap/',
  '/sub/docs/nmap.html',
  '/sub/docs/nmap/index.html',
  '/sub//docs/nmap',
])('%s reveals the base path at which the page /docs/nmap is served', (address) => {
  expect(findServedBase(address, '/docs/nmap', '/')).toBe('/sub/');
  expect(findServedBase(address, '/docs/nmap/', '/')).toBe('/sub/');
  expect(findServedBase(address, '/sub/docs/nmap', '/sub/')).toBe('/sub/');
  expect(findServedBase(address, '/other/path/docs/nmap', '/other/path/')).toBe('/sub/');
});

test.each(['/sub', '/sub/', '/sub/index.html'])('%s reveals it for the home page', (address) => {
  expect(findServedBase(address, '/', '/')).toBe('/sub/');
  expect(findServedBase(address, '/sub/', '/sub/')).toBe('/sub/');
});

test('a page at the root reveals it too', () => {
  expect(findServedBase('/docs/nmap', '/preview/docs/nmap', '/preview/')).toBe('/');
  expect(findServedBase('/', '/preview/', '/preview/')).toBe('/');
  expect(findServedBase('/index.html', '/', '/')).toBe('/');
});

test('a page that is served at another path matches as long as its URL is below the base path', () => {
  expect(findServedBase('/sub/no/such/page', '/404.html', '/')).toBe('/');
  expect(findServedBase('/preview/no/such/page', '/preview/404.html', '/preview/')).toBe('/preview/');
  expect(findServedBase('/preview', '/preview/404.html', '/preview/')).toBe('/preview/');
  expect(findServedBase('/no/such/page', '/preview/404.html', '/preview/')).toBe('');
  expect(findServedBase('/previews/no', '/preview/404.html', '/preview/')).toBe('');
});
