import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import type {ChartValue} from './charts';
import {createChartSchema} from './chartSchema';
import {compileSchemas} from './compileSchemas';
import {loadCharts, loadNames} from './loadPlatform';
import {readYamlFile} from '../text/readYamlFile';
import {parseValueType} from './valueTypes';

/** Charts that pages describe, by kind. Each of them needs a file with its values. */
const CHARTS = {
  scanner:
    'amass cmseek doggo ffuf git-repo-scanner gitleaks kube-hunter kubeaudit ncrack nikto nmap nuclei screenshooter ' +
    'semgrep ssh-audit sslyze trivy trivy-sbom typo3scan whatweb wpscan zap zap-advanced zap-automation-framework',
  hook:
    'cascading-scans finding-post-processing generic-webhook notification persistence-azure-monitor ' +
    'persistence-defectdojo persistence-dependencytrack persistence-elastic update-field-hook',
  platform: 'operator auto-discovery-kubernetes auto-discovery-cloud-aws test-scan',
  demoTarget:
    'bodgeit dummy-ssh http-webhook juice-shop old-joomla old-typo3 old-wordpress swagger-petstore unsafe-https ' +
    'vulnerable-log4j',
};

/** All charts; loading them has checked their form. */
const named = [...loadCharts()];
const CHART_DIR = join(__dirname, 'charts');

/** First part of a key: `scanner` of `scanner.image.tag`. */
function groupOf({key}: ChartValue): string {
  return key.split('.')[0] ?? key;
}

/** Groups in the order in which they begin: a group that comes back after another one stands there twice. */
function collectGroups(values: readonly ChartValue[]): string[] {
  return values.map(groupOf).filter((group, index, all) => group !== all[index - 1]);
}

/** Keys as a values file nests them (`a.b` needs a map in `a`): those that lie inside a value which is not open. */
function collectBlockedKeys(values: readonly ChartValue[]): string[] {
  const closed = values.filter(({open}) => open !== true);
  return values.map(({key}) => key).filter((key) => closed.some((other) => key.startsWith(`${other.key}.`)));
}

describe('chart data', () => {
  it('has one file for every chart that pages describe, and no other', () => {
    const expected = Object.values(CHARTS).flatMap((names) => names.split(' '));
    const files = readdirSync(CHART_DIR).map((file) => basename(file, '.yaml'));
    expect(files.sort()).toEqual(expected.sort());
  });

  it('describes the ScanTypes of every scanner chart, and of no other', () => {
    const scanners = named.filter(([, {scanTypes}]) => scanTypes !== undefined).map(([name]) => name);
    expect(scanners.sort()).toEqual(CHARTS.scanner.split(' ').sort());
  });

  describe.each(named)('%s', (name, chart) => {
    const values = chart.values;

    it('names the chart, its address and its page', () => {
      expect(chart.source).toBe(`oci://ghcr.io/securecodebox/helm/${name}`);
      if (chart.page !== undefined) expect(chart.page).toMatch(/^\/docs\/[a-z0-9/-]+$/);
    });

    it('has well-formed values', () => {
      for (const value of values) {
        expect(value.key).toMatch(/^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*$/);
        expect(() => parseValueType(value.type), value.key).not.toThrow();
        if (value.kubernetes ?? value.schema) expect(value, value.key).toMatchObject({open: true});
      }
    });

    it('explains every value in sentences', () => {
      for (const {key, meaning} of values) expect(meaning, key).toMatch(/^[A-Z`].*\.$/);
    });

    it('shows a default, unless the value is hidden, open or of a chart with unknown defaults', () => {
      for (const value of values) {
        const mayLackDefault = value.hidden === true || value.open === true || chart.partial === true;
        expect(typeof value.default, value.key).toBe(
          value.default === undefined && mayLackDefault ? 'undefined' : 'string',
        );
      }
    });

    it('has defaults that are valid YAML, of the type and among the allowed values', () => {
      for (const {key, type, default: text, allowed} of values) {
        if (text === undefined) continue;
        const value: unknown = parse(text);
        expect(
          parseValueType(type).some(({matches}) => matches(value)),
          `${key}: ${text}`,
        ).toBe(true);
        if (allowed !== undefined) expect(allowed, key).toContain(value);
      }
    });

    it('has every key once, and keys below others only where those are open', () => {
      const keys = values.map(({key}) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(collectBlockedKeys(values)).toEqual([]);
    });

    it('keeps values of one group together, hidden ones last', () => {
      const shown = values.filter(({hidden}) => hidden !== true);
      expect(values.slice(0, shown.length)).toEqual(shown);
      const groups = collectGroups(shown);
      expect(new Set(groups).size).toBe(groups.length);
    });
  });

  it('gives CascadingRules labels with values that the platform knows', () => {
    const {keys} = loadNames();
    for (const {name, invasive, intensive, type} of named.flatMap(
      ([, {cascadingRules}]) => cascadingRules ?? [],
    )) {
      expect(keys['securecodebox.io/invasive'], name).toContain(invasive);
      expect(keys['securecodebox.io/intensive'], name).toContain(intensive);
      if (type !== undefined) expect(keys['securecodebox.io/type'], name).toContain(type);
    }
  });

  it('names values of the chart as conditions of ScanTypes', () => {
    for (const [name, {scanTypes = [], values}] of named) {
      const keys = values.map(({key}) => key);
      for (const {onlyWith} of scanTypes) if (onlyWith !== undefined) expect(keys, name).toContain(onlyWith);
    }
  });

  it('refuses a file of another form with line, field and reason', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chart-'));
    try {
      const file = join(folder, 'nmap.yaml');
      writeFileSync(
        file,
        [
          'chart: nmpa',
          'source: oci://ghcr.io/securecodebox/helm/nmap',
          'scanTypes:',
          '  - {name: nmap, container: nmap, command: nmap, resultType: nmap-xml, resultFile: x, restartPolicy: Always}',
          'values: []',
        ].join('\n'),
      );
      expect(() => readYamlFile(file, createChartSchema('nmap'))).toThrow(
        /nmap\.yaml:1: "chart" must be \[nmap\]\n.*nmap\.yaml:4: "scanTypes\[0\]\.restartPolicy" must be one of \[OnFailure, Never\]/,
      );
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('names structures that the schemas have', () => {
    const {findType, findValueType} = compileSchemas();
    for (const {key, kubernetes, schema} of named.flatMap(([, {values}]) => values)) {
      if (kubernetes) expect(findType(kubernetes.replace('[]', '')), key).toBeDefined();
      if (schema) expect(findValueType(schema.replace('[]', '')), key).toBeDefined();
    }
  });

  it('explains values that charts of one kind share in the same words', () => {
    // What differs between charts is said in sentences behind the shared one.
    const shared = new Map<string, Set<string>>();
    const kinds = [CHARTS.scanner, CHARTS.hook].map((names) => names.split(' '));
    for (const [kind, names] of kinds.entries()) {
      for (const {key, meaning} of named
        .filter(([name]) => names.includes(name))
        .flatMap(([, {values}]) => values)) {
        const first = meaning.split('. ')[0] ?? meaning;
        const id = `${kind} ${key}`;
        shared.set(id, (shared.get(id) ?? new Set()).add(first.replace(/\.$/, '')));
      }
    }
    const different = [...shared].filter(([, meanings]) => meanings.size > 1).map(([id]) => id.split(' ')[1]);
    // These two do different things in different charts.
    expect(different.sort()).toEqual(['cascadingRules.enabled', 'kubeauditScope']);
  });
});
