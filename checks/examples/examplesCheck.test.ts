import {beforeAll, describe, expect, it} from 'vitest';

import {loadCharts} from '../charts/loadCharts';
import {formatFault} from '../fault';
import {parseFenceMeta} from '../pages/parsePage';
import {checkExample, type ExampleKnowledge} from './examplesCheck';
import {loadSchemas} from './loadSchemas';

let knowledge: ExampleKnowledge;

beforeAll(async () => {
  knowledge = {schemas: await loadSchemas(), charts: await loadCharts()};
});

/** Faults of a block whose first line is line 10 of the page, as they are printed. */
function check(value: string, meta = '', lang = 'yaml'): string[] {
  const block = {lang, meta: parseFenceMeta(meta), value, line: 10};
  return checkExample(block, 'docs/page.md', knowledge).map(formatFault);
}

const SCAN = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: nmap
spec:
  scanType: nmap
  parameters:
    - scanme.nmap.org
`;

describe('manifests', () => {
  it('accepts a complete Scan, and several documents in one block', () => {
    expect(check(`${SCAN}---\napiVersion: v1\nkind: Namespace\nmetadata:\n  name: scans\n`)).toEqual([]);
  });

  it.each([
    [
      'a misspelt field',
      SCAN.replace('scanType', 'scantype'),
      [
        'docs/page.md:14: Scan: spec needs the field "scanType".',
        'docs/page.md:15: Scan: spec.scantype is no known field. Did you mean "scanType"?',
      ],
    ],
    [
      'a misspelt field deep in a pod',
      `${SCAN}  volumes:\n    - name: a\n      configmap:\n        name: b\n`,
      ['docs/page.md:20: Scan: spec.volumes[0].configmap is no known field. Did you mean "configMap"?'],
    ],
    [
      'a wrong enum',
      `${SCAN}  resourceMode: clusterwide\n`,
      [
        'docs/page.md:18: Scan: spec.resourceMode must be one of namespaceLocal, clusterWide; it is "clusterwide". Did you mean "clusterWide"?',
      ],
    ],
    [
      'a number for a string',
      `${SCAN}    - 80\n`,
      [
        'docs/page.md:18: Scan: spec.parameters[1] must be string; it is number (80). Put the value in quotes.',
      ],
    ],
    [
      'a string for a number',
      `${SCAN}  ttlSecondsAfterFinished: "60"\n`,
      ['docs/page.md:18: Scan: spec.ttlSecondsAfterFinished must be integer; it is string ("60").'],
    ],
    [
      'a kind that does not exist',
      SCAN.replace('kind: Scan', 'kind: Scam'),
      [
        'docs/page.md:11: there is no schema for Scam (execution.securecodebox.io/v1). Correct it, add it to checks/schemas/core-kinds.json, or mark the block with unchecked="reason".',
      ],
    ],
    [
      'a manifest without apiVersion',
      'kind: Scan\n',
      ['docs/page.md:10: a manifest needs both apiVersion and kind.'],
    ],
  ])('reports %s with line, path and reason', (_name, value, faults) => {
    expect(check(value).sort()).toEqual([...faults].sort());
  });

  it('accepts a part of a resource where required fields are missing, and still finds wrong ones', () => {
    expect(check('spec:\n  cascades: {}\n', 'of=Scan')).toEqual([]);
    expect(check('spec:\n  cascade: {}\n', 'of=Scan')).toEqual([
      'docs/page.md:11: Scan: spec.cascade is no known field. Did you mean "cascades"?',
    ]);
  });
});

describe('Helm values', () => {
  it('accepts values of the chart, also inside open ones', () => {
    const values = 'cascadingRules:\n  enabled: true\nscanner:\n  env:\n    - name: A\n      value: "1"\n';
    expect(check(values, 'values=nmap')).toEqual([]);
  });

  it.each([
    [
      'cascadingRule:\n  enabled: true\n',
      'docs/page.md:10: the chart "nmap" has no value "cascadingRule". Did you mean "cascadingRules"?',
    ],
    [
      'cascadingRules:\n  enabled: "yes"\n',
      'docs/page.md:11: cascadingRules.enabled must be boolean; it is "yes".',
    ],
    [
      'scanner:\n  env:\n    - name: A\n      value: 1\n',
      'docs/page.md:13: scanner.env[0]: value must be string; it is number (1). Put the value in quotes.',
    ],
    [
      'scanner:\n  image:\n    pullPolicy: always\n',
      'docs/page.md:12: scanner.image.pullPolicy must be one of Always, Never, IfNotPresent; it is "always".',
    ],
  ])('reports %j', (value, fault) => {
    expect(check(value, 'values=nmap')).toEqual([fault]);
  });

  it('reports a chart that does not exist', () => {
    expect(check('a: 1\n', 'values=nmpa')).toEqual([
      'docs/page.md:10: there is no chart "nmpa". Did you mean "nmap"?',
    ]);
  });
});

describe('findings', () => {
  const finding = {name: 'Open Port: 22', category: 'Open Port', severity: 'LOW'};

  it('accepts a finding as a parser writes it and as the SDK completes it', () => {
    const complete = {
      ...finding,
      id: 'eef8dd78-5079-4d1d-8a4c-68e3268c439c',
      parsed_at: '2023-04-05T15:46:46.601Z',
    };
    expect(check(JSON.stringify([finding, complete]), '', 'json')).toEqual([]);
  });

  it('reports a severity that does not exist', () => {
    expect(check(JSON.stringify([{...finding, severity: 'CRITICAL'}], undefined, 2), '', 'json')).toEqual([
      'docs/page.md:14: finding: severity must be one of INFORMATIONAL, LOW, MEDIUM, HIGH; it is "CRITICAL".',
    ]);
  });
});

describe('form', () => {
  it('reports YAML that does not parse', () => {
    expect(check('a: [1\nb: 2\n')[0]).toMatch(/^docs\/page\.md:1[01]: this is not valid YAML: /);
  });

  it('reports JSON that only YAML would accept', () => {
    expect(check('{"a": 1,}', '', 'json')[0]).toMatch(/^docs\/page\.md:10: this is not valid JSON: /);
  });

  it('leaves a block alone that says why, and asks for the reason', () => {
    expect(check('kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\n', 'unchecked="file of kind"')).toEqual(
      [],
    );
    expect(check('kind: Cluster\n', 'unchecked')).toEqual([
      'docs/page.md:10: unchecked needs a reason: unchecked="why it cannot be checked".',
    ]);
  });
});
