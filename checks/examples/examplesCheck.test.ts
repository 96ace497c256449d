import {describe, expect, it} from 'vitest';

import {createCheckBlock, SCAN} from '../../tests/support/checkBlock';

const check = createCheckBlock();

const NOT_CHECKED =
  'docs/page.md:10: nothing checks this block. Mark it with values=CHART or of=KIND, complete it, or say unchecked="reason".';

describe('manifests', () => {
  it('accepts a complete Scan, and several documents in one block', () => {
    expect(check(`${SCAN}---\napiVersion: v1\nkind: Namespace\nmetadata:\n  name: scans\n---\n`)).toEqual([]);
  });

  it.each(
    Object.entries({
      [SCAN.replace('scanType', 'scantype')]:
        'docs/page.md:15: Scan: spec.scantype is no known field. Did you mean "scanType"?',
      [`${SCAN}  volumes:\n    - name: a\n      configmap:\n        name: b\n`]:
        'docs/page.md:20: Scan: spec.volumes[0].configmap is no known field. Did you mean "configMap"?',
      [`${SCAN}  resourceMode: clusterwide\n`]:
        'docs/page.md:18: Scan: spec.resourceMode must be one of namespaceLocal, clusterWide; it is "clusterwide". Did you mean "clusterWide"?',
      [`${SCAN}    - 80\n`]:
        'docs/page.md:18: Scan: spec.parameters[1] must be string; it is number (80). Put the value in quotes.',
      [`${SCAN}  ttlSecondsAfterFinished: "60"\n`]:
        'docs/page.md:18: Scan: spec.ttlSecondsAfterFinished must be integer; it is string ("60"). Remove the quotes.',
      [SCAN.replace('kind: Scan', 'kind: Scam')]:
        'docs/page.md:11: there is no kind Scam in execution.securecodebox.io/v1. Did you mean "Scan"? Correct it, add it to platform/schemas/core-kinds.json, or mark the block with unchecked="reason".',
      'kind: Scan\n': 'docs/page.md:10: a manifest needs both apiVersion and kind.',
      [SCAN.replace('apiVersion', 'apiversion')]:
        'docs/page.md:10: a manifest needs both apiVersion and kind. It has "apiversion".',
      'metadata:\n  name: nmap\nspec:\n  scanType: nmap\n':
        'docs/page.md:10: a manifest needs both apiVersion and kind. Mark a part of a resource with of=KIND.',
    }),
  )('reports the mistake in %j, with line, path and reason', (value, fault) => {
    expect(check(value)).toEqual([fault]);
  });
});

describe('parts of resources', () => {
  it('may lack required fields', () => {
    expect(check('spec:\n  cascades: {}\n', 'of=Scan')).toEqual([]);
    expect(check('spec:\n  scanSpec:\n    scanType: nmap\n', 'of=ScheduledScan')).toEqual([]);
    expect(check('severity: HIGH\n', 'of=Finding')).toEqual([]);
  });

  it.each([
    ['spec:\n  cascade: {}\n', 'Scan', '11: Scan: spec.cascade is no known field. Did you mean "cascades"?'],
    ['spec:\n  env:\n    - value: x\n', 'Scan', '12: Scan: spec.env[0] needs the field "name".'],
    [
      'spec:\n  scanSpec:\n    paramters: [x]\n    env:\n      - value: x\n',
      'ScheduledScan',
      '12: ScheduledScan: spec.scanSpec.paramters is no known field. Did you mean "parameters"?',
      '14: ScheduledScan: spec.scanSpec.env[0] needs the field "name".',
    ],
    [
      '- scanType: nmap\n',
      'Scan',
      '10: of=Scan marks a part from the root of the resource, such as "spec:"; this is no map.',
    ],
    ['spec: {}\n', 'Scna', '10: of=Scna: there is no such kind. Did you mean "Scan"?'],
    [
      'severity: CRITICAL\n',
      'Finding',
      '10: severity must be one of INFORMATIONAL, LOW, MEDIUM, HIGH; it is "CRITICAL".',
    ],
  ])('are checked otherwise: %j', (value, kind, ...faults) => {
    expect(check(value, `of=${kind}`)).toEqual(faults.map((fault) => `docs/page.md:${fault}`));
  });
});

describe('findings', () => {
  const finding = {name: 'Open Port: 22', category: 'Open Port', severity: 'LOW'};

  it('accepts a finding as a parser writes it and as the SDK completes it', () => {
    const sdk = {id: 'eef8dd78-5079-4d1d-8a4c-68e3268c439c', parsed_at: '2023-04-05T15:46:46.601Z'};
    expect(check(JSON.stringify([finding, {...finding, ...sdk}]), '', 'json')).toEqual([]);
  });

  it.each(
    Object.entries({
      'severity must be one of INFORMATIONAL, LOW, MEDIUM, HIGH; it is "CRITICAL".': [
        {...finding, severity: 'CRITICAL'},
      ],
      'severty is no known field. Did you mean "severity"?': {name: 'a', category: 'b', severty: 'LOW'},
      'the document needs the field "category".': {name: 'a', severity: 'LOW'},
      'this must be a map.': [finding, 'x'],
      'the document needs the field "severity".': [finding, {name: 'a', category: 'b'}],
    }),
  )('reports: %s', (fault, data) => {
    expect(check(JSON.stringify(data), '', 'json')).toEqual([`docs/page.md:10: finding: ${fault}`]);
  });
});

describe('blocks that nothing checks', () => {
  it.each([
    ['values without a mark', 'scaner:\n  backoffLimit: 3\n', 'title="values.yaml"', []],
    [
      'a misspelt mark',
      'scanner: {}\n',
      'value=nmap',
      ['docs/page.md:9: the code block has the unknown mark "value". Did you mean "values"?'],
    ],
    ['a comment', '# nothing\n', '', []],
    ['a finding of which too much is missing', 'name: a\n', '', []],
  ])('are faults: %s', (_name, value, meta, marks) => {
    expect(check(value, meta)).toEqual([...marks, NOT_CHECKED]);
  });

  it('are left alone if they say why, and only then', () => {
    const kind = 'kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\n';
    expect(check(kind, 'unchecked="file of kind"')).toEqual([]);
    expect(check('a: [1\n', 'unchecked="file of kind"')[0]).toContain('this is not valid YAML: ');
    expect(check(kind, 'unchecked')).toEqual([
      'docs/page.md:9: unchecked needs a reason: unchecked="why it cannot be checked".',
    ]);
  });

  it('report a misspelt mark even if the content shows what the block is', () => {
    expect(check(SCAN, 'off=Scan')).toEqual([
      'docs/page.md:9: the code block has the unknown mark "off". Did you mean "of"?',
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
});
