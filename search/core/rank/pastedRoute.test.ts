import {expect, it} from 'vitest';

import {createTestSearch} from '../../../tests/support/search/testSearch';

const {find} = createTestSearch({
  '/docs/scanners/zap': {title: 'ZAP', text: 'A scanner.', sections: {Install: 'With helm.'}},
  '/docs/scanners/zap-advanced': {title: 'ZAP Advanced', text: 'The docs of scanners: zap, zap.'},
  '/docs/hooks/': {title: 'Hooks', text: 'About hooks.'},
  '/docs/api/scan/': {title: 'Scan', text: 'A kind.'},
  '/blog/2021/06/07/version-2': {title: 'Version 2', text: 'Docs and blog.', type: 'blog'},
});

it.each([
  ['https://www.securecodebox.io/docs/scanners/zap', '/docs/scanners/zap'],
  ['http://localhost:3000/preview/docs/scanners/zap/?q=1#install', '/docs/scanners/zap#install'],
  ['/docs/scanners/zap#no-such-section', '/docs/scanners/zap'],
  ['docs/scanners/zap.md', '/docs/scanners/zap'],
  ['../scanners/zap', '/docs/scanners/zap'],
  ['scanners/zap ', '/docs/scanners/zap'],
  ['docs/hooks/index.md', '/docs/hooks/'],
  ['documentation/docs/api/scan/README.mdx', '/docs/api/scan/'],
  ['(docs/scanners/zap#install:~:text=helm),', '/docs/scanners/zap#install'],
  ['blog/2021-06-07-version-2.md', '/blog/2021/06/07/version-2'],
])('%s leads to %s', (query, route) => {
  expect(find(query)[0]).toBe(route);
});

it('a path of no page is words', () => {
  expect(find('scanner -docs/scanners/zap')).not.toContain('/docs/scanners/zap');
  expect(find('charts/zap')[0]).toBe('/docs/scanners/zap');
  expect(find('other.example/zap-advanced')[0]).toBe('/docs/scanners/zap-advanced');
  expect(find('docs/scanners/zap advanced')[0]).toBe('/docs/scanners/zap-advanced');
});
