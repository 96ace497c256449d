// cspell:ignore dcos Netwrok scantype tpyo
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import type {Catalogue} from './catalogue';
import pluginIntegrations from './index';
import {validateOptions, type Options} from './options';

const fixtures = path.resolve(__dirname, '../fixtures');

function createPlugin(siteDir: string, options: Options = {}) {
  // The plugin uses these values of the context only.
  const context = {
    siteDir: path.join(fixtures, siteDir),
    baseUrl: '/base/',
    siteConfig: {markdown: {parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER}},
  } as unknown as LoadContext;
  return pluginIntegrations(context, validateOptions({validate: normalizePluginOptions, options}));
}

async function loadCatalogue(siteDir: string, options?: Options): Promise<Catalogue> {
  const catalogue = await createPlugin(siteDir, options).loadContent?.();
  return catalogue ?? {scanners: [], hooks: []};
}

async function loadProblems(): Promise<string[]> {
  const error: unknown = await loadCatalogue('bad').catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.split('\n') : [];
}

describe('the catalogue of good pages', () => {
  it('sorts scanners and hooks by title without regard to case', async () => {
    const {scanners, hooks} = await loadCatalogue('good');
    expect(scanners.map(({title}) => title)).toEqual(['amass', 'Nmap', 'ZAP', 'ZAP Automation Framework']);
    expect(hooks.map(({title}) => title)).toEqual(['DefectDojo', 'Static Report']);
  });

  it('holds the page and its entry', async () => {
    const {scanners} = await loadCatalogue('good');
    expect(scanners.find(({chart}) => chart === 'nmap')).toEqual({
      title: 'Nmap',
      permalink: '/base/docs/scanners/nmap',
      description: 'Find hosts, open ports and services in networks with Nmap.',
      chart: 'nmap',
      scanTypes: ['nmap'],
      category: 'Network',
      state: 'released',
      appVersion: '7.95-r0',
      architectures: ['linux/amd64', 'linux/arm64'],
      useCase: 'Find hosts, open ports and services in networks',
    });
  });

  it('links a deprecated page with its successor, by the address of the page', async () => {
    const {scanners} = await loadCatalogue('good');
    expect(scanners.find(({chart}) => chart === 'zap')?.replacement).toEqual({
      title: 'ZAP Automation Framework',
      permalink: '/base/docs/scanners/automation',
    });
  });

  it('takes a hook in development without a chart', async () => {
    const {hooks} = await loadCatalogue('good');
    expect(hooks[1]).toMatchObject({title: 'Static Report', hookTypes: [], architectures: []});
    expect(hooks[1]).not.toHaveProperty('chart');
  });

  it('leaves out drafts and unlisted pages', async () => {
    const {scanners} = await loadCatalogue('good');
    const titles = scanners.map(({title}) => title);
    expect(titles).not.toContain('Hidden');
    expect(titles).not.toContain('Draft without an entry');
  });

  it('uses the route of the docs plugin', async () => {
    const {hooks} = await loadCatalogue('good', {routeBasePath: ''});
    expect(hooks[0]?.permalink).toBe('/base/hooks/defectdojo');
  });
});

describe('the error about bad pages', () => {
  it('names every problem of every page once, with file, line and field', async () => {
    const [headline, ...problems] = await loadProblems();
    expect(headline).toMatch(/^26 problems in the catalogue entries/);
    expect(problems).toMatchInlineSnapshot(`
      [
        "docs/hooks/no-chart.md:4: integration.chart is required",
        "docs/hooks/no-chart.md:5: integration.hookTypes must name at least 1",
        "docs/hooks/no-chart.md:6: integration.category must be one of persistenceProvider, processing, dataProcessing, integration, got "persistence"",
        "docs/hooks/text.md:4: integration must have the keys chart, hookTypes, category, appVersion, architectures, state, useCase, replacement, got "webhook"",
        "docs/scanners/missing-field.md:4: integration.chart is required",
        "docs/scanners/missing-field.md:4: integration.category is required",
        "docs/scanners/missing-field.md:5: integration.scanTypes must name at least 1",
        "docs/scanners/no-entry.md: integration is required: the page has no catalogue entry",
        "docs/scanners/no-front-matter.md: title is required",
        "docs/scanners/no-front-matter.md: description is required",
        "docs/scanners/no-front-matter.md: integration is required: the page has no catalogue entry",
        "docs/scanners/not-yaml.md:3: the front matter is not valid YAML (a value that contains ": " needs quotes): incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line",
        "docs/scanners/replacement.md:9: integration.replacement must be the last part of another scanner page's address, got "tpyo" (did you mean typo?)",
        "docs/scanners/typo.md:7: integration.category must be one of Authentication, CMS, Container, Kubernetes, Network, Repository, SSH, SSL, WebApplication, Webserver, Website, got "Netwrok" (did you mean Network?)",
        "docs/scanners/typo.md:10: integration.architectures[0] must be one of linux/amd64, linux/arm64, linux/ppc64le, linux/s390x, got "linux/amd46" (did you mean linux/amd64?)",
        "docs/scanners/unknown-key.md:12: integration.scantype is not a known key (did you mean scanTypes?)",
        "docs/scanners/unknown-key.md:13: integration.colour is not a known key; known are chart, scanTypes, category, appVersion, architectures, state, useCase, replacement",
        "docs/scanners/values.md:5: integration.chart must consist of lower-case letters, digits and hyphens, got "Values Chart"",
        "docs/scanners/values.md:6: integration.scanTypes must be a list, got "values": write [values]",
        "docs/scanners/values.md:7: integration.category must be one of Authentication, CMS, Container, Kubernetes, Network, Repository, SSH, SSL, WebApplication, Webserver, Website, got nothing",
        "docs/scanners/values.md:9: integration.appVersion must be text, got 1.1: put it in quotes",
        "docs/scanners/values.md:10: integration.architectures[1] repeats "linux/amd64"",
        "docs/scanners/values.md:11: integration.useCase must have at least 20 characters, has 6",
        "docs/scanners/values.md:11: integration.useCase must not end with a full stop, got "Short."",
        "docs/scanners/values.md:12: integration.replacement is only allowed if state is deprecated",
        "docs/scanners/wrong-category.md:7: integration.category must be one of Authentication, CMS, Container, Kubernetes, Network, Repository, SSH, SSL, WebApplication, Webserver, Website, got "Cooking"",
      ]
    `);
  });

  it('names the documentation folder if it does not exist', async () => {
    await expect(loadCatalogue('good', {docsPath: 'dcos'})).rejects.toThrow(
      'The folder "dcos" does not exist',
    );
  });

  it('names options that do not exist', () => {
    expect(() => createPlugin('good', {docPath: 'docs'} as Options)).toThrow('"docPath" is not allowed');
  });
});

it('watches the pages', () => {
  const folder = path.join(fixtures, 'good/docs').replaceAll('\\', '/');
  expect(createPlugin('good').getPathsToWatch?.()).toEqual([
    `${folder}/scanners/*.{md,mdx}`,
    `${folder}/hooks/*.{md,mdx}`,
  ]);
});
