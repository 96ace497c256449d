import {describe, expect, it} from 'vitest';

import {createDiagramIds} from '../../markdown/diagrams';
import {loadRelease} from '../../platform/loadPlatform';
import type {ContentPage} from '../../markdown/contentPages';
import {renderFiles, type Site} from './renderFiles';

const DIAGRAM = `flowchart TD\n  a[${loadRelease().version}]`;

const createPage = (path: string, title: string, more: Partial<ContentPage>): ContentPage => ({
  type: 'docs',
  permalink: `/base/${path}`,
  source: `${path.replace(/\/$/, '')}.md`,
  title,
  description: `About ${title}.`,
  frontMatter: {},
  tags: [],
  ...more,
});
const PAGES: readonly ContentPage[] = [
  createPage('docs/a', 'A [b]', {categories: [], updated: '2024-01-31'}),
  createPage('docs/b/', 'B', {categories: ['X', 'Y']}),
  createPage('blog/c', 'C', {day: '2024-10-25'}),
];
const TEXTS: Record<string, string> = {
  'docs/a':
    '<a href=/base/docs/b/#x>b</a> <a href=/base/docs/b/#y>y</a> <a href=/base/docs/z>z</a> <a href=/base/docs/b?q>q</a> <a href=https://other/base/docs/b>o</a>',
  'docs/b/': `<h2 id=x>Its x</h2><h2 id=y>Its x</h2><figure><svg role=img id=${createDiagramIds('docs/b.md')(DIAGRAM)}></svg></figure>`,
  'blog/c': 'C',
};
const SOURCES: Record<string, string> = {
  'docs/b.md': 'x\n\n```mermaid\nflowchart TD\n  a[%release.version%]\n```\n',
};

function createSite(texts = TEXTS): Site {
  return {
    title: 'Site',
    tagline: 'Tag line.',
    release: '1.2.3',
    url: 'https://example.com',
    baseUrl: '/base/',
    readHtml: (path) => `<article><div class=markdown>${texts[path] ?? ''}</div></article>`,
    readSource: (source) => SOURCES[source] ?? '',
  };
}

describe('renderFiles', () => {
  const files = renderFiles(PAGES, createSite());

  it('names the twins after the pages, without trailing slash', () => {
    expect([...files.keys()]).toEqual([
      ...['docs/a.md', 'docs/b.md', 'blog/c.md'],
      ...['llms.txt', 'llms-full.txt', 'robots.txt'],
    ]);
  });

  it('makes links absolute, and lets those to pages with a twin lead to it and its headings', () => {
    expect(files.get('docs/a.md')).toContain(
      '[b](https://example.com/base/docs/b.md#x) [y](https://example.com/base/docs/b.md#y) [z](https://example.com/base/docs/z) [q](https://example.com/base/docs/b.md?q) [o](https://other/base/docs/b)',
    );
  });

  it('has the source of a diagram, with the release filled in', () => {
    expect(files.get('docs/b.md')).toContain(`
\`\`\`mermaid
${DIAGRAM}
\`\`\`
`);
  });

  it('says where a page is, when a doc was updated, and when a post was published', () => {
    expect(files.get('docs/a.md')).toContain(
      'Last updated: 2024-01-31\\\nPage: <https://example.com/base/docs/a>\\\nAll pages: <https://example.com/base/llms.txt>\n\n',
    );
    expect(files.get('docs/b.md')).not.toContain('updated');
    expect(files.get('blog/c.md')).toBe(
      '# C\n\n> About C.\n\nPublished: 2024-10-25\\\nPage: <https://example.com/base/blog/c>\\\nAll pages: <https://example.com/base/llms.txt>\n\nC\n',
    );
  });

  it('lists the pages by category, posts last', () => {
    expect(files.get('llms.txt')?.replace(/^[^]*?(?=## )/, '')).toBe(
      [
        '## General\n\n- [A \\[b\\]](https://example.com/base/docs/a.md): About A [b].\n',
        '## X: Y\n\n- [B](https://example.com/base/docs/b.md): About B.\n',
        '## Optional\n\n- [C](https://example.com/base/blog/c.md): 2024-10-25. About C.\n',
      ].join('\n'),
    );
    expect(files.get('llms.txt')).toMatch(/^# Site\n\n> Tag line\.\n\n.*release 1\.2\.3\..* has 0\.0 MB\./);
  });

  it('joins the documentation, without posts', () => {
    expect(files.get('llms-full.txt')).toBe(`${files.get('docs/a.md')}\n${files.get('docs/b.md')}`);
  });

  it('tells crawlers where the sitemap is, also below a base path', () => {
    expect(files.get('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.com/base/sitemap.xml\n',
    );
  });

  it('names the source of a page that cannot be converted', () => {
    const texts = {...TEXTS, 'docs/b/': '<figure><svg role=img id=other></svg></figure>'};
    expect(() => renderFiles(PAGES, createSite(texts))).toThrow(
      'docs/b.md: No Markdown could be made of the finished page: the page has no mermaid block for the drawing other.',
    );
  });
});
