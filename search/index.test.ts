import path from 'node:path';

import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import pluginContentBlog from '@docusaurus/plugin-content-blog';
import {DEFAULT_OPTIONS as BLOG_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import pluginContentDocs from '@docusaurus/plugin-content-docs';
import {DEFAULT_OPTIONS as DOCS_OPTIONS} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {AllContent, HtmlTagObject, LoadContext} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {describe, expect, it, vi} from 'vitest';

import {SEARCH_META} from '../browser/protocol';
import {collectPages} from './build/collectPages';
import {buildRecords} from './build/buildRecords';
import {defaultSearchSettings} from './core/settings';
import pluginLocalSearch from '.';

const SITE = path.join(__dirname, 'fixtures/site');
const id = DEFAULT_PLUGIN_ID;
const settings = {
  remarkPlugins: [],
  ignoredHeadings: [],
  phrases: null,
  indexDocSidebarParentCategories: 0,
  analyticsEndpoint: null,
};

describe.each([
  ['en', '/sub/path/'],
  ['de', '/sub/path/de/'],
])('the search on a site below a base path, in the language %s', (currentLocale, baseUrl) => {
  // The only values of the context that the three plugins use.
  const context = {
    siteDir: SITE,
    generatedFilesDir: path.join(SITE, '.docusaurus'),
    localizationDir: path.join(SITE, 'i18n', currentLocale),
    baseUrl,
    i18n: {defaultLocale: 'en', currentLocale},
    siteConfig: {...DEFAULT_CONFIG, title: 'Fixture', url: 'https://example.org', baseUrl},
    codeTranslations: {},
  } as unknown as LoadContext;

  /** As the real plugins load it, with drafts and unlisted pages as on the development server. */
  async function loadContent(): Promise<AllContent> {
    const docs = await pluginContentDocs(context, {...DOCS_OPTIONS, id, sidebarPath: undefined});
    const blog = await pluginContentBlog(context, {...BLOG_OPTIONS, id, showReadingTime: false});
    return {
      [docs.name]: {[id]: await docs.loadContent?.()},
      [blog.name]: {[id]: await blog.loadContent?.()},
    };
  }

  it('has the pages of the language, but no lists, drafts and unlisted pages', async () => {
    const pages = collectPages(await loadContent(), SITE);
    const records = await buildRecords(pages, {
      siteDir: SITE,
      remarkPlugins: [],
      categoryCount: 0,
      ignoredHeadings: [],
      phrases: null,
      baseUrl: '/',
    });
    const isGerman = currentLocale === 'de';
    expect(records.map(({sectionRoute, title}) => [sectionRoute.replace(baseUrl, '/'), title])).toEqual([
      ['/blog/2024/01/02/post', 'A post'],
      ['/docs/', 'Lantern'],
      ['/docs/#a-section-of-its-own', 'A section of its own'],
      ['/docs/windmill', isGerman ? 'Mühle' : 'Windmill'],
      ...(isGerman ? [] : [['/docs/windmill#sails', 'Sails']]),
    ]);
    expect(records.every(({sectionRoute}) => sectionRoute.startsWith(baseUrl))).toBe(true);
  });

  it('tells the pages where worker, panel and an index of its own are', async () => {
    const plugin = await pluginLocalSearch(context, {...defaultSearchSettings, ...settings, id});
    const actions = {setGlobalData: vi.fn(), createData: vi.fn(), addRoute: vi.fn()};
    await plugin?.allContentLoaded?.({allContent: await loadContent(), actions});
    const [tag] = [plugin?.injectHtmlTags?.({content: undefined}).headTags].flat();
    const {name, content = ''} = (tag as HtmlTagObject).attributes ?? {};
    expect(name).toBe(SEARCH_META);
    const hashes = /\.[0-9a-f]{8}(?=\.js)|(?<=\?v=)[0-9a-f]{12}/g;
    expect(String(content).replace(hashes, '').split(' ')).toEqual([
      `${baseUrl}assets/js/search-worker.js`,
      `${baseUrl}assets/js/search-panel.js`,
      `${baseUrl}search-index-${currentLocale}.json?v=`,
    ]);
  });
});
