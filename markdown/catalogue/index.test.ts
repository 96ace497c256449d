import path from 'node:path';

import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import pluginContentDocs from '@docusaurus/plugin-content-docs';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import type {Catalogue} from './catalogue';
import pluginCatalogue from '.';

const fixtures = path.resolve(__dirname, 'fixtures');
/** Timeout: loading the docs plugin's Markdown compiler takes seconds on a busy machine. */
const LOAD_SECONDS = 60;

/** The catalogue that the plugin creates after the real docs plugin has loaded a folder of fixtures. */
async function loadCatalogue(siteDir: string): Promise<Catalogue> {
  // The only values of the context that the two plugins use.
  const context = {
    siteDir: path.join(fixtures, siteDir),
    generatedFilesDir: path.join(fixtures, siteDir, '.docusaurus'),
    localizationDir: path.join(fixtures, siteDir, 'i18n'),
    baseUrl: '/base/',
    i18n: {defaultLocale: 'en', currentLocale: 'en'},
    siteConfig: DEFAULT_CONFIG,
  } as unknown as LoadContext;
  const options = {...DEFAULT_OPTIONS, id: DEFAULT_PLUGIN_ID, sidebarPath: undefined};
  const docs = await pluginContentDocs(context, options);
  const createData = vi.fn<PluginContentLoadedActions['createData']>();

  await pluginCatalogue(context).allContentLoaded?.({
    allContent: {[docs.name]: {[options.id]: await docs.loadContent?.()}},
    actions: {createData, addRoute: vi.fn(), setGlobalData: vi.fn()},
  });

  expect(createData.mock.calls.map(([file]) => file)).toEqual(['catalogue.json', 'approval.json']);
  return createData.mock.calls[0]?.[1] as unknown as Catalogue;
}

// The docs plugin treats drafts and unlisted pages as such in production only.
describe.each(['production', 'development'])('the catalogue of good pages in %s', (environment) => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', environment);
    catalogue = await loadCatalogue('good');
  }, LOAD_SECONDS * 1000);

  afterAll(() => vi.unstubAllEnvs());

  it('sorts scanners and hooks by title, ignoring case, without drafts and unlisted pages', () => {
    const {scanners, hooks} = catalogue;
    expect(scanners.map(({title}) => title)).toEqual(['amass', 'Nmap', 'ZAP', 'ZAP Automation Framework']);
    expect(hooks.map(({title}) => title)).toEqual(['DefectDojo', 'Static Report']);
  });

  it('contains the page and its entry', () => {
    expect(catalogue.scanners.find(({chart}) => chart === 'nmap')).toEqual({
      title: 'Nmap',
      permalink: '/base/docs/scanners/nmap',
      chart: 'nmap',
      scanTypes: ['nmap'],
      category: 'Network',
      state: 'released',
      appVersion: '7.95-r0',
      architectures: ['linux/amd64', 'linux/arm64'],
      useCase: 'Find hosts, open ports and services in networks',
      targets: ['host'],
      intrusiveness: 'active',
      startedBy: ['amass', 'nmap'],
      // From the rules of the charts: see platform/cascades.test.ts.
      starts: expect.arrayContaining(['nmap', 'sslyze']) as string[],
    });
  });

  it('links a deprecated page to its successor by URL', () => {
    expect(catalogue.scanners.find(({chart}) => chart === 'zap')?.replacement).toEqual({
      title: 'ZAP Automation Framework',
      permalink: '/base/docs/scanners/automation',
    });
  });

  it('accepts a hook in development without a chart', () => {
    const [, hook] = catalogue.hooks;
    expect(hook).toMatchObject({title: 'Static Report', hookTypes: [], architectures: []});
    expect(hook).not.toHaveProperty('chart');
  });
});

it(
  'names every fault of every bad page once, with file, line and field',
  async () => {
    const error: unknown = await loadCatalogue('bad').catch((reason: unknown) => reason);
    const [headline, ...faults] = (error as Error).message.split('\n');
    expect(headline).toMatch(/^26 faults in the catalogue entries/);
    expect(faults).toMatchInlineSnapshot(`
      [
        "docs/hooks/no-chart.md:4: integration.chart is required.",
        "docs/hooks/no-chart.md:5: integration.hookTypes must name at least 1.",
        "docs/hooks/no-chart.md:6: integration.category must be one of persistenceProvider, processing, dataProcessing, integration, got "persistence".",
        "docs/hooks/text.md:4: integration must have the keys chart, hookTypes, category, appVersion, architectures, atAGlance, state, useCase, replacement, got "webhook".",
        "docs/scanners/missing-field.md:4: integration.category is required.",
        "docs/scanners/missing-field.md:4: integration.chart is required.",
        "docs/scanners/missing-field.md:5: integration.scanTypes must name at least 1.",
        "docs/scanners/no-entry.md: integration is required: the page has no catalogue entry.",
        "docs/scanners/no-front-matter.md: description is required.",
        "docs/scanners/no-front-matter.md: integration is required: the page has no catalogue entry.",
        "docs/scanners/no-front-matter.md: title is required.",
        "docs/scanners/replacement.md:9: integration.replacement must be the last part of another scanner page's URL, got "tpyo". Did you mean "typo"?",
        "docs/scanners/typo.md:7: integration.category must be one of Authentication, CMS, Container, Kubernetes, Network, Repository, SSH, SSL, WebApplication, Webserver, Website, got "Netwrok". Did you mean "Network"?",
        "docs/scanners/typo.md:10: integration.architectures[0] must be one of linux/amd64, linux/arm64, linux/ppc64le, linux/s390x, got "linux/amd46". Did you mean "linux/amd64"?",
        "docs/scanners/unknown-key.md:12: integration.scantype is not a known key. Did you mean "scanTypes"?",
        "docs/scanners/unknown-key.md:13: integration.colour is not a known key. Known keys are chart, scanTypes, category, appVersion, architectures, targets, intrusiveness, atAGlance, state, useCase, replacement.",
        "docs/scanners/values.md:5: integration.chart must consist of lower-case letters, digits and hyphens, got "Values Chart".",
        "docs/scanners/values.md:6: integration.scanTypes must be a list, got "values". Write [values].",
        "docs/scanners/values.md:7: integration.category must be one of Authentication, CMS, Container, Kubernetes, Network, Repository, SSH, SSL, WebApplication, Webserver, Website, got nothing.",
        "docs/scanners/values.md:9: integration.appVersion must be a string, got 1.1. Put it in quotes.",
        "docs/scanners/values.md:10: integration.architectures[1] repeats "linux/amd64".",
        "docs/scanners/values.md:11: integration.useCase must have at least 20 characters, has 6.",
        "docs/scanners/values.md:11: integration.useCase must not end with a full stop, got "Short.".",
        "docs/scanners/values.md:12: integration.replacement is only allowed if state is deprecated.",
        "docs/scanners/values.md:21: integration.atAGlance.credentials must not begin with =, +, - or @, which spreadsheets take for a formula, got "=None".",
        "docs/scanners/wrong-category.md:7: integration.category must be one of Authentication, CMS, Container, Kubernetes, Network, Repository, SSH, SSL, WebApplication, Webserver, Website, got "Cooking".",
      ]
    `);
  },
  LOAD_SECONDS * 1000,
);
