import {describe, expect, it} from 'vitest';

import {loadCharts} from '../../platform/loadPlatform';
import {glanceLabels, type IntegrationKind} from '../../platform/catalogue/labels';
import type {Page} from './collectPages';
import {buildCatalogue} from './buildCatalogue';

function renderGlance(kind: IntegrationKind): Record<string, string> {
  return Object.fromEntries(Object.keys(glanceLabels[kind]).map((key) => [key, 'Some answer']));
}

const charts = loadCharts();

const integrations: Record<IntegrationKind, Record<string, unknown>> = {
  scanner: {
    chart: 'nmap',
    scanTypes: ['nmap'],
    category: 'Network',
    state: 'released',
    appVersion: '7.95-r0',
    architectures: ['linux/amd64'],
    useCase: 'Find hosts, open ports and services in networks',
    targets: ['host'],
    intrusiveness: 'active',
    atAGlance: renderGlance('scanner'),
  },
  hook: {
    chart: 'persistence-elastic',
    hookTypes: ['ReadOnly'],
    category: 'persistenceProvider',
    state: 'released',
    useCase: 'Keep all findings in Elasticsearch',
    atAGlance: renderGlance('hook'),
  },
};

/** A valid page; `integration` changes or adds fields of its entry. */
function createPage(
  slug: string,
  integration: Record<string, unknown> = {},
  {kind = 'scanner', title = slug, ...page}: Partial<Page> = {},
): Page {
  return {
    kind,
    slug,
    file: `docs/${kind}s/${slug}.md`,
    permalink: `/docs/${kind}s/${slug}`,
    title,
    isListed: true,
    frontMatter: {title, description: 'A page.', integration: {...integrations[kind], ...integration}},
    ...page,
  };
}

/** The lines of the error about faulty pages, without the headline. All pages have the source `source`. */
function collectFaults(pages: Page[], source = ''): string[] {
  try {
    buildCatalogue(pages, charts, () => source);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

describe('buildCatalogue', () => {
  it('takes the title from the page, not from the front matter', () => {
    const page = createPage('nmap', {}, {title: 'Nmap'});
    const {scanners} = buildCatalogue(
      [{...page, frontMatter: {...page.frontMatter, title: 'other'}}],
      charts,
      () => '',
    );
    expect(scanners).toMatchObject([{title: 'Nmap'}]);
  });

  it('knows the fields of the section "At a glance", by kind of page', () => {
    const {target, ...rest} = renderGlance('scanner');
    expect(
      collectFaults([createPage('nmap', {atAGlance: {...rest, tagret: target, reads: 'All.'}})]),
    ).toEqual([
      'docs/scanners/nmap.md: integration.atAGlance.reads is not a known key. Known keys are target, scannedByDefault, doesNotFind, touchesTarget, privileges, credentials, outboundNetwork, optionalNetwork.',
      'docs/scanners/nmap.md: integration.atAGlance.tagret is not a known key. Did you mean "target"?',
      'docs/scanners/nmap.md: integration.atAGlance.target is required.',
    ]);
  });

  describe('replacement', () => {
    const deprecated = createPage('zap', {state: 'deprecated', replacement: 'automation'});

    it('may be an unlisted page, which is in no list', () => {
      const successor = createPage('automation', {}, {title: 'Automation', isListed: false});
      expect(buildCatalogue([deprecated, successor], charts, () => '').scanners).toMatchObject([
        {title: 'zap', replacement: {title: 'Automation', permalink: '/docs/scanners/automation'}},
      ]);
    });

    it('must not be a page of the other kind, nor the page itself', () => {
      const page = createPage('elastic', {state: 'deprecated', replacement: 'elastic'}, {kind: 'hook'});
      expect(collectFaults([deprecated, createPage('automation', {}, {kind: 'hook'}), page])).toEqual([
        `docs/hooks/elastic.md: integration.replacement must be the last part of another hook page's URL, got "elastic".`,
        `docs/scanners/zap.md: integration.replacement must be the last part of another scanner page's URL, got "automation".`,
      ]);
    });
  });

  describe('faults', () => {
    it('are found in unlisted pages too, and sorted by file and line', () => {
      const source = '---\nintegration:\n  chart: N\n  state: new\n---\n';
      const pages = [
        createPage('zap', {chart: 'N', state: 'new'}, {isListed: false}),
        createPage('elastic', {state: 'new'}, {kind: 'hook'}),
      ];
      expect(collectFaults(pages, source).map((fault) => fault.split(' ')[0])).toEqual([
        'docs/hooks/elastic.md:4:',
        'docs/scanners/zap.md:3:',
        'docs/scanners/zap.md:4:',
      ]);
    });

    it.each([
      [{useCase: ''}, 'integration.useCase must not be empty.'],
      [{useCase: 'Find open ports of hosts '}, 'integration.useCase must not begin or end with a space.'],
      [{useCase: 'x'.repeat(121)}, 'integration.useCase must have at most 120 characters, has 121.'],
      [{scanTypes: ['Nmap']}, /^integration\.scanTypes\[0\] must be a Kubernetes name .*, got "Nmap"\.$/],
      [
        {appVersion: new Date('2024-05-01')},
        'integration.appVersion must be a string, got "2024-05-01T00:00:00.000Z". Put it in quotes.',
      ],
    ])('are explained: %o', (integration, message) => {
      const lines = collectFaults([createPage('nmap', integration)]);
      const messages = lines.map((line) => line.replace('docs/scanners/nmap.md: ', ''));
      expect(messages).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    });
  });
});
