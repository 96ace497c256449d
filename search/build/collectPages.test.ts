import {describe, expect, it} from 'vitest';

import {collectPages} from './collectPages';

const createDoc = (name: string, frontMatter: object) => ({
  id: name,
  source: `@site/docs/${name}.md`,
  permalink: `/docs/${name}`,
  title: name,
  tags: [],
  frontMatter,
});

describe('collectPages', () => {
  it('leaves out drafts and unlisted pages, which the development server lists too, and sorts by URL', () => {
    const docs = [
      createDoc('windmill', {}),
      createDoc('draft', {draft: true}),
      createDoc('hidden', {unlisted: true}),
      createDoc('lantern', {description: 'Light.'}),
    ];
    const sidebars = {docs: [{type: 'category', label: 'Land', items: [{type: 'doc', id: 'windmill'}]}]};
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars}]}}};
    expect(collectPages(allContent, '/site')).toMatchObject([
      {file: '/site/docs/lantern.md', permalink: '/docs/lantern', description: 'Light.', path: ['Docs']},
      {permalink: '/docs/windmill', path: ['Docs', 'Land'], categories: ['Land']},
    ]);
  });
});
