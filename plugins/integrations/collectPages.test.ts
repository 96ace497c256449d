import {describe, expect, it} from 'vitest';

import {collectPages} from './collectPages';

function createDoc(file: string, frontMatter: Record<string, unknown> = {}, permalink = `/docs/${file}`) {
  return {
    source: `@site/docs/${file}.md`,
    permalink,
    title: 'Nmap',
    description: 'Finds open ports.',
    tags: [],
    frontMatter,
  };
}

function collect(...docs: unknown[]) {
  return collectPages({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}},
  });
}

describe('collectPages', () => {
  it('takes title and URL from the docs plugin', () => {
    const frontMatter = {integration: {chart: 'nmap'}};
    expect(collect(createDoc('scanners/nmap', frontMatter, '/base/2.0/scanners/port-scanner/'))).toEqual([
      {
        kind: 'scanner',
        file: 'docs/scanners/nmap.md',
        slug: 'port-scanner',
        permalink: '/base/2.0/scanners/port-scanner/',
        title: 'Nmap',
        isListed: true,
        frontMatter,
      },
    ]);
  });

  it('takes only pages that are directly in the two folders', () => {
    const files = [
      'scanners/nmap',
      'hooks/elastic',
      'nmap',
      'api/scan',
      'scanners/zap/rules',
      'api/hooks/elastic',
    ];
    expect(collect(...files.map((file) => createDoc(file))).map(({file}) => file)).toEqual([
      'docs/scanners/nmap.md',
      'docs/hooks/elastic.md',
    ]);
  });

  it('leaves out index pages, including the other file names that the docs plugin accepts', () => {
    const files = ['scanners/index', 'scanners/README', 'scanners/Scanners', 'hooks/hooks', 'hooks/scanners'];
    expect(collect(...files.map((file) => createDoc(file))).map(({file}) => file)).toEqual([
      'docs/hooks/scanners.md',
    ]);
  });
});
