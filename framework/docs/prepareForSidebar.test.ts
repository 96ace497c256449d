import {expect, it} from 'vitest';

import {prepareForSidebar} from './prepareForSidebar';

it.each([
  ['a page is sorted by its name without extension', {}, {}],
  ['a released scanner has no class', {integration: {state: 'released'}}, {}],
  [
    'a deprecated scanner has a class',
    {integration: {state: 'deprecated'}},
    {sidebar_class_name: 'sidebar-deprecated'},
  ],
])('%s', (_, frontMatter, added) => {
  const page = {id: 'scanners/nmap', title: 'Nmap', sourceDirName: 'scanners', sidebarPosition: undefined};
  expect(prepareForSidebar({...page, source: '@site/docs/scanners/nmap.md', frontMatter})).toEqual({
    ...page,
    source: '@site/docs/scanners/nmap',
    frontMatter: {...frontMatter, ...added},
  });
});
