import {resolve} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {defaultSearchSettings} from './core/settings';
import {bundleScripts} from './bundleScripts';

const context = {
  siteDir: resolve(__dirname, '..'),
  configuration: {
    baseUrl: '/base/',
    supplement: '/base/supplement.json',
    content: '/base/content.json',
    settings: defaultSearchSettings,
  },
  analyticsEndpoint: null,
  translations: {'localSearch.start.title': 'Hier beginnen', 'theme.other': 'Nicht dabei'},
};

const getPanel = (changes: Partial<Parameters<typeof bundleScripts>[0]> = {}) => {
  const {files, panel} = bundleScripts({...context, ...changes});
  return files[panel] ?? '';
};

afterEach(() => void vi.unstubAllEnvs());

describe('bundleScripts', () => {
  it('puts texts of the search, pages to begin with and styles into the panel', () => {
    const panel = getPanel();
    expect(panel).toContain('Hier beginnen');
    expect(panel).not.toContain('Nicht dabei');
    expect(panel).toContain('/docs/getting-started/troubleshooting');
    expect(panel).toContain('[data-search-panel]');
    expect(panel).not.toMatch(/<\/script/i);
  });

  it('has no pages to begin with on a site without them', () => {
    expect(getPanel({siteDir: __dirname})).not.toContain('/docs/getting-started/troubleshooting');
  });

  it('contains the code that reports only if there is a path that receives reports', () => {
    expect(getPanel()).not.toContain('sendBeacon');
    expect(getPanel({analyticsEndpoint: '/search-events'})).toContain('sendBeacon');
  });

  it('names the files by their content in a build, and always the same on the development server', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const first = bundleScripts(context);
    expect(first.panel).toMatch(/^assets\/js\/search-panel\.[0-9a-f]{8}\.js$/);
    expect(bundleScripts(context)).toEqual(first);
    const other = bundleScripts({...context, translations: {}});
    expect(other.panel).not.toBe(first.panel);
    expect(other.worker).toBe(first.worker);
    vi.stubEnv('NODE_ENV', 'development');
    expect(Object.keys(bundleScripts(context).files)).toEqual([
      'assets/js/search-worker.js',
      'assets/js/search-panel.js',
    ]);
  });
});
