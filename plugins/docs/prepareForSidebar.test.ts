import {describe, expect, test} from 'vitest';

import {prepareForSidebar} from './prepareForSidebar';

const NMAP = {
  id: 'scanners/nmap',
  title: 'Nmap',
  source: '@site/docs/scanners/nmap.md',
  sourceDirName: 'scanners',
  sidebarPosition: undefined,
};

describe('prepareForSidebar', () => {
  test('a page is sorted by its name without extension', () => {
    expect(prepareForSidebar({...NMAP, frontMatter: {}})).toEqual({
      ...NMAP,
      source: '@site/docs/scanners/nmap',
      frontMatter: {},
    });
  });

  test.each(['released', 'developing'])('a scanner in the state %s has no class', (state) => {
    const frontMatter = {integration: {state}};
    expect(prepareForSidebar({...NMAP, frontMatter}).frontMatter).toEqual(frontMatter);
  });

  test('a deprecated scanner has a class', () => {
    const integration = {state: 'deprecated'};
    expect(prepareForSidebar({...NMAP, frontMatter: {integration}}).frontMatter).toEqual({
      integration,
      sidebar_class_name: 'sidebar-deprecated',
    });
  });
});
