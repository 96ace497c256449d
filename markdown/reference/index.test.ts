import {describe, expect, it} from 'vitest';

import {glanceLabels, type IntegrationKind} from '../../platform/catalogue/labels';
import {
  findLinks,
  findTables,
  foldTexts,
  rowTexts,
  tableTexts,
  transformPage,
} from '../../tests/support/markdownPage';
import remarkReference from './index';

function transform(source: string, frontMatter: Record<string, unknown> = {}) {
  return transformPage(remarkReference(), source, {data: {frontMatter}});
}

/** An answer for every field of the section "At a glance". */
function renderGlance(kind: IntegrationKind, answers: Record<string, string> = {}): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(glanceLabels[kind]).map((key) => [key, 'Some answer'])),
    ...answers,
  };
}

describe('remarkReference', () => {
  it('replaces FieldTable with the fields of a resource', () => {
    const rows = rowTexts(
      transform('Text.\n\n<FieldTable of="Scan" path="spec" without="spec.cascades" />\n'),
    );
    expect(rows[0]).toEqual(['Field', 'Type', 'Meaning']);
    expect(rows.map(([field]) => field)).toContain('spec.ttlSecondsAfterFinished');
    expect(rows.find(([field]) => field === 'spec.scanType')?.[1]).toBe('string, required');
    expect(rows.find(([field]) => field === 'spec.resourceMode')?.[1]).toBe(
      'string, default "namespaceLocal"',
    );
  });

  it('replaces ChartValues with the values of a chart', () => {
    const rows = rowTexts(transform('<ChartValues chart="nmap" prefix="cascadingRules" />'));
    expect(rows.map(([key]) => key)).toEqual(['Key', 'cascadingRules.enabled']);
  });

  it.each(['<FieldTable of="Scan" />', '<ChartValues chart="nmap" prefix="scanner" />'])(
    'marks the table of %s for the style sheet',
    (element) => {
      const tree = transform(element);
      expect(findTables(tree)[0]?.data).toEqual({hProperties: {className: ['reference-table']}});
    },
  );

  it('replaces FirstSteps with the step that the reader is at and links to the others', () => {
    const tree = transform('<FirstSteps step="2" />');
    expect(JSON.stringify(tree)).toContain('"value":"Step 2 of 4"');
    expect(findLinks(tree)).toEqual([
      '/docs/getting-started/installation',
      '/docs/getting-started/first-scans#viewing-the-scan-results',
      '/docs/hooks/cascading-scans#install',
    ]);
    expect(() => transform('<FirstSteps step="5" />')).toThrow('a number from 1 to 4');
  });

  it('folds the values that charts of a kind share, and shows what is particular to the chart', () => {
    const tree = transform('<ChartValues chart="persistence-dependencytrack" />');
    expect(rowTexts(tree).map(([key]) => key)).toEqual([
      'Key',
      'dependencytrack.url',
      'dependencytrack.authentication.userSecret',
      'dependencytrack.authentication.apiKeyKey',
      'hook.image.pullPolicy',
    ]);
    const [, shared] = findTables(tree);
    const sharedRows = shared ? tableTexts(shared) : [];
    expect(sharedRows.map(([key]) => key)).toContain('hook.priority');
    expect(foldTexts(tree)).toEqual([`Values that hook charts share (${sharedRows.length - 1})`]);
  });

  it('shows shared values that the page names', () => {
    const tree = transform('<ChartValues chart="nmap" show="scanner.env cascadingRules" />');
    expect(rowTexts(tree).map(([key]) => key)).toEqual(['Key', 'scanner.env', 'cascadingRules.enabled']);
  });

  it('folds nothing for a chart that is neither a scanner nor a hook', () => {
    expect(foldTexts(transform('<ChartValues chart="operator" />'))).toEqual([]);
  });

  it('replaces elements within folds', () => {
    const tree = transform('<details>\n<summary>More</summary>\n\n<FieldTable of="Scan" />\n\n</details>');
    expect(rowTexts(tree)[0]).toEqual(['Field', 'Type', 'Meaning']);
  });

  it('lists the images of all charts in a fold for each group', () => {
    const tree = transform('<Images />');
    expect(foldTexts(tree).map((text) => text.replace(/\d+/g, 'N'))).toEqual([
      'Platform (N chart, N images)',
      'Scanners (N charts, N images)',
      'Hooks (N charts, N images)',
      'AutoDiscovery (N charts, N images)',
      'Demo targets (N charts, N images)',
    ]);
    const rows = findTables(tree).flatMap(tableTexts);
    expect(rows.find(([chart]) => chart === 'operator')?.[1]).toMatch(
      /^docker\.io\/securecodebox\/operator:\d+\.\d+\.\d+, .*\/minio:\S+ \(MinIO, with minio\.enabled\)$/,
    );
    expect(rows.find(([chart]) => chart === 'nmap')?.[1]).toMatch(/scanner-nmap:\d+\.\d+-r\d+$/);
    expect(rows.find(([chart]) => chart === 'gitleaks')?.[1]).toContain(
      'alpine/git:latest (init container that clones). Name your copy in initContainers',
    );
  });

  it('lists the ScanTypes of all charts, grouping those with the same result', () => {
    const rows = rowTexts(transform('<ScanTypes />'));
    expect(rows).toContainEqual(['nmap', 'nmap', 'nmap-xml, nmap-results.xml', 'OnFailure']);
    expect(rows).toContainEqual([
      'zap',
      'zap-baseline-scan, zap-full-scan, zap-api-scan and zap-automation-scan',
      'zap-xml, zap-results.xml',
      'Never',
    ]);
  });

  describe('AtAGlance', () => {
    it('combines the answers of the page with the data of the chart', () => {
      const integration = {
        chart: 'nmap',
        state: 'released',
        architectures: ['linux/amd64', 'linux/arm64'],
        intrusiveness: 'active',
        atAGlance: renderGlance('scanner', {doesNotFind: 'Versions without `-sV`'}),
      };
      const rows = Object.fromEntries(rowTexts(transform('<AtAGlance />', {integration}))) as Record<
        string,
        string
      >;
      expect(rows).toMatchObject({
        Target: 'Some answer',
        'Does not find': 'Versions without -sV',
        'Touches the target': 'Active. Some answer',
        ScanTypes: 'nmap',
        'Result type': 'nmap-xml',
        'DefectDojo importer': 'Nmap Scan',
        'Started by findings of': 'amass and nmap',
        // The section about cascading rules lists them.
        'Its findings start': expect.stringMatching(/^\d+ scanners$/) as string,
        Architectures: 'linux/amd64 and linux/arm64',
        State: 'Released',
      });
    });

    it('says when a deprecated scanner is removed and what to use instead', () => {
      const integration = {
        chart: 'zap',
        state: 'deprecated',
        replacement: 'zap-automation-framework',
        intrusiveness: 'invasive',
        atAGlance: renderGlance('scanner'),
      };
      const tree = transform('<AtAGlance />', {integration});
      expect(rowTexts(tree).at(-1)).toEqual([
        'State',
        'Deprecated, removed in 5.0.0. Use zap-automation-framework',
      ]);
      expect(findLinks(tree)).toContain('/docs/scanners/zap-automation-framework');
    });

    it('shows a hook with its type, chart and image', () => {
      const integration = {
        chart: 'generic-webhook',
        state: 'released',
        hookTypes: ['ReadOnly'],
        atAGlance: renderGlance('hook'),
      };
      const rows = rowTexts(transform('<AtAGlance />', {integration}));
      expect(rows).toContainEqual(['If it fails', 'Some answer']);
      expect(rows).toContainEqual(['Type', 'ReadOnly']);
      expect(rows).toContainEqual(['Image', 'docker.io/securecodebox/hook-generic-webhook']);
    });

    it('shows a hook that has no chart yet', () => {
      const integration = {state: 'developing', hookTypes: [], atAGlance: renderGlance('hook')};
      const rows = rowTexts(transform('<AtAGlance />', {integration}));
      expect(rows).toContainEqual(['Chart', 'None yet']);
      expect(rows).toContainEqual(['State', 'In development']);
    });
  });

  it('says what a chart installs and how its container runs', () => {
    const tree = transform('<Installed chart="trivy" />');
    const rows = rowTexts(tree);
    expect(foldTexts(tree)).toEqual(['Objects, images and how the container runs']);
    expect(rows.find(([label]) => label === 'Objects')?.[1]).toContain(
      'ScanType trivy-image-autodiscovery (only with createAutoDiscoveryScanType); ParseDefinition trivy-json',
    );
    expect(rows).toContainEqual(['Restart policy', 'OnFailure']);
    expect(rows.filter(([label]) => label === 'Command')).toHaveLength(4);
    expect(rows).toContainEqual(['Service account', 'lurker, trivy-k8s and trivy-autodiscovery']);
  });

  it('names the ScanTypes that ignore a value, and does not fold it as shared', () => {
    const rows = Object.fromEntries(
      rowTexts(transform('<ChartValues chart="trivy" />')).map(([key = '', , meaning]) => [key, meaning]),
    );
    expect(rows['scanner.suspend']).toMatch(/No effect on trivy-image and trivy-k8s\.$/);
    expect(rows['cascadingRules.enabled']).toMatch(/No effect in this chart\.$/);
    expect(rows['scanner.backoffLimit']).toBeUndefined();
  });

  it('distinguishes a value that does not reach the scan pod from one that reaches nothing', () => {
    const values = (chart: string) => rowTexts(transform(`<ChartValues chart="${chart}" />`));
    const meaning = (chart: string, key: string) => values(chart).find(([name]) => name === key)?.[2];
    expect(meaning('doggo', 'imagePullSecrets')).toMatch(/No effect on the scan pod\.$/);
    expect(meaning('typo3scan', 'scanner.nameAppend')).toMatch(/No effect in this chart\.$/);
  });

  it('lists values without effect by chart, grouping ScanTypes that ignore the same ones', () => {
    const rows = rowTexts(transform('<ValuesWithoutEffect />'));
    expect(rows).toContainEqual([
      'trivy',
      'trivy-filesystem and trivy-repo',
      'imagePullSecrets, scanner.nodeSelector, scanner.podSecurityContext',
    ]);
    expect(rows).toContainEqual(['gitleaks', '–', 'cascadingRules.enabled']);
  });

  it.each([
    ['<FieldTable of="Scna" />', 'there is no schema "scna.json".'],
    ['<FieldTable />', 'needs the attribute "of": the kind, such as of="Scan".'],
    ['<FieldTable of="Scan" path="spce" />', 'scan.json has no field "spce".'],
    [
      '<FieldTable of="Scan" path="spec" without="spec.cascade" />',
      'has no field "spec.cascade" that "without" could leave out. Did you mean "spec.cascades"?',
    ],
    ['<FieldTable kind="Scan" />', 'has no attribute "kind". It takes of, path, without.'],
    ['<ChartValues chart="nmpa" />', 'needs the attribute "chart" with a known chart, got "nmpa".'],
    ['<ChartValues chart="nmap" prefix="scaner" />', 'shows nothing: no value of nmap begins with "scaner".'],
    ['<ChartValues chart="nmap" show="scaner" />', 'cannot show "scaner": no value of nmap begins with it.'],
    ['<AtAGlance />', 'needs "integration.atAGlance" in the front matter of the page.'],
    ['<AtAGlance chart="nmap" />', 'has no attribute "chart". It takes none.'],
    ['<Installed chart="operator" />', 'needs a scanner chart, and operator has no ScanTypes.'],
    ['<CascadingRules chart="amass" />', 'shows nothing: amass installs no CascadingRules.'],
    [
      '<CascadingRules reactsTo="gitleaks" />',
      'shows nothing: no rule of another chart reacts to findings of gitleaks.',
    ],
    ['<CascadingRules chart="nmap" reactsTo="nmap" />', 'takes "chart" or "reactsTo", not both.'],
  ])('refuses %s with file and line', (element, message) => {
    const place = `docs/page.md:3: ${/^<\w+/.exec(element)?.[0] ?? ''}>`;
    expect(() => transform(`Text.\n\n${element}\n`)).toThrow(`${place} ${message}`);
  });
});
