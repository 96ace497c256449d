import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {parseRedirects} from '../../text/redirects';
import {
  readBuiltFile,
  readGlobalData,
  readHtmlPaths,
  readScripts,
  readSitemapPaths,
  trimTrailingSlash,
} from '../buildPages';
import {parseBody, parseHead, readAttributes} from './parsePage';

const MAIN_DOC = '/docs/getting-started/installation';

const sitemapPaths = readSitemapPaths();
const pages = sitemapPaths.map(trimTrailingSlash);

describe('Screens and routes', () => {
  it('the sitemap lists every page of the build', () => {
    expect([...pages].sort()).toEqual(readHtmlPaths());
  });

  it('the framework version is 3.7.0, the site version 2.0.0', () => {
    expect(parseHead('/')('meta[name="generator"]').attr('content')).toBe('Docusaurus v3.7.0');
    const versions = /"docusaurusVersion":"[^"]*","siteVersion":"[^"]*"/.exec(readScripts())?.[0];
    expect(versions).toBe('"docusaurusVersion":"3.7.0","siteVersion":"2.0.0"');
  });
});

it('every link in charts, READMEs and messages of the platform leads to a page and its section, or to an image', () => {
  const links = readFileSync(join(__dirname, '../links-of-the-platform.txt'), 'utf8').match(/^\/.*$/gm) ?? [];
  expect(links.length).toBeGreaterThan(90);
  const redirects = new Map(
    parseRedirects(readBuiltFile('_redirects').toString()).map(({from, to}) => [from, trimTrailingSlash(to)]),
  );
  const dead = links.filter((link) => {
    const [from = '', id] = link.split('#');
    const path = redirects.get(from) ?? from;
    if (!pages.includes(path)) return !/\.\w+$/.test(path) || !existsSync(join('build', path));
    return id !== undefined && parseBody(path)(`[id="${id}"]`).length === 0;
  });
  expect(dead).toEqual([]);
});

describe('Screens and routes: documentation', () => {
  it('edit links lead to the sources of pages, except of those that the project generates', () => {
    const read = (path: string) => readAttributes(path, '.theme-edit-this-page', 'href');
    expect(read('/docs/security')).toEqual([
      'https://github.com/secureCodeBox/secureCodeBox/edit/main/documentation/docs/10-security.md',
    ]);
    expect(read('/docs/scanners')).toEqual([]);
  });

  it("there is one docs version, 'current', the last one at /docs; its docs have id, path and sidebar", () => {
    const {versions} = readGlobalData()['docusaurus-plugin-content-docs']?.default as {
      versions: [{docs: {id: string; path: string; sidebar: string}[]}];
    };
    expect(versions).toHaveLength(1);
    const [{docs, ...version}] = versions;
    expect(version).toMatchObject({name: 'current', label: 'Current', isLast: true, path: '/docs'});
    expect(version).toMatchObject({mainDocId: 'getting-started/installation'});
    expect(docs).toContainEqual({id: 'scanners/nmap', path: '/docs/scanners/nmap', sidebar: 'docs'});
    expect(docs.map(({path}) => path).sort()).toEqual(
      sitemapPaths.filter((path) => path.startsWith('/docs/')),
    );
  });

  it("the docs root is /docs, with sidebar 'docs'", () => {
    const links = readAttributes(MAIN_DOC, 'nav[aria-label="Docs sidebar"] a', 'href');
    expect(links).toContain(MAIN_DOC);
    expect(links.filter((link) => !link?.startsWith('/docs/'))).toEqual([]);
  });

  it('the table of contents shows heading levels 2 to 3', () => {
    // A page with headings of level 4 as well.
    const path = '/docs/api/crds/scan-type';
    const readIds = (levels: string) => readAttributes(path, `.theme-doc-markdown :is(${levels})[id]`, 'id');
    expect(readIds('h4')).not.toEqual([]);
    const listed = readAttributes(path, '.theme-doc-toc-desktop .table-of-contents a', 'href');
    expect(listed).toEqual(readIds('h2, h3').map((id) => `#${id}`));
    for (const level of ['h2', 'h3']) expect(readIds(level)).not.toEqual([]);
  });
});
