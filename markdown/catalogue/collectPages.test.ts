import {describe, expect, it} from 'vitest';

import {collectPages} from './collectPages';

/** The files of all pages, of the documents with these names, that must have an entry. */
function collect(...names: string[]): string[] {
  const docs = names.map((name) => ({
    source: `@site/docs/${name}.md`,
    permalink: `/docs/${name}`,
    title: name,
    description: name,
    tags: [],
    frontMatter: {},
  }));
  const loaded = {default: {loadedVersions: [{docs, sidebars: {}}]}};
  return collectPages({'docusaurus-plugin-content-docs': loaded}).map(({file}) => file);
}

describe('collectPages', () => {
  it('takes only pages that are directly in the two folders', () => {
    const others = ['nmap', 'api/scan', 'scanners/zap/rules', 'api/hooks/elastic'];
    const files = collect('scanners/nmap', 'hooks/elastic', ...others);
    expect(files).toEqual(['docs/scanners/nmap.md', 'docs/hooks/elastic.md']);
  });

  it('leaves out index pages, including the other file names that the docs plugin accepts', () => {
    const indexes = ['scanners/index', 'scanners/README', 'scanners/Scanners', 'hooks/hooks'];
    expect(collect(...indexes, 'hooks/scanners')).toEqual(['docs/hooks/scanners.md']);
  });
});
