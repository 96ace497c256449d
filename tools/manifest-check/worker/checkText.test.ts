import {describe, expect, it} from 'vitest';

import {RULE} from '../../../tests/support/checkBlock';
import {collectData} from '../collectData';
import {checkText} from './checkText';
import {buildCheckData} from './buildCheckData';

/** What texts are checked against, as in the worker. */
const data = buildCheckData(collectData('/base/'));

const SCAN = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: nmap-x
spec:
  scanType: nmap
  parameters:
    - scanme.nmap.org
`;

const SCAN_PAGE = '/base/docs/api/crds/scan';

/** Every fault as one line: line, severity if it is a notice, message, link. */
function list(text: string, chart?: string): string[] {
  return checkText(text, chart, data).faults.map(({line, severity, message, href}) =>
    [
      `${line}:`,
      ...(severity === 'notice' ? ['notice:'] : []),
      message,
      ...(href === undefined ? [] : [href]),
    ].join(' '),
  );
}

function labels(text: string, chart?: string): string[] {
  return checkText(text, chart, data).documents.map(
    ({line, label, isChecked}) => `${line}: ${label}${isChecked ? '' : ', not checked'}`,
  );
}

describe('forms of a text', () => {
  it.each<[string, string, string[]]>([
    ['one manifest', SCAN, ['1: Scan nmap-x']],
    ['several documents', `# a\n---\n${SCAN}---\n${RULE}---\n`, ['3: Scan nmap-x', '12: CascadingRule rule']],
    [
      'a List',
      JSON.stringify({apiVersion: 'v1', kind: 'List', items: [{kind: 'Scan'}]}),
      ['1: Scan, not checked'],
    ],
    [
      'a list of the API server, whose items lack what they have in common',
      'apiVersion: execution.securecodebox.io/v1\nkind: ScanList\nitems:\n- metadata: {name: a}\n- metadata: {name: b}\n',
      ['4: Scan a', '5: Scan b'],
    ],
    ['a sequence', `- ${SCAN.trim().replaceAll('\n', '\n  ')}\n`, ['1: Scan nmap-x']],
    [
      'JSON with tabs',
      JSON.stringify({apiVersion: 'v1', kind: 'Namespace', metadata: {name: 'a'}}, null, '\t'),
      ['1: Namespace a, not checked'],
    ],
    ['lines of Windows, and a byte order mark', `\uFEFF${SCAN.replaceAll('\n', '\r\n')}`, ['1: Scan nmap-x']],
  ])('%s', (_name, text, documents) => {
    expect(labels(text)).toEqual(documents);
  });

  it.each(['', '---\n', '# only a comment\n---\n', '[]'])('nothing: %j', (text) => {
    expect(checkText(text, undefined, data)).toEqual({
      version: data.version,
      documents: [],
      faults: [],
      notChecked: ['The text has no object: it is empty, or has only comments and separators.'],
    });
  });

  it.each([
    [
      'kind: Deployment\napiVersion: apps/v1\nmetadata: {name: a}\n',
      'Deployment a (apps/v1) is not checked: it is no kind of the platform.',
    ],
    [
      'services:\n  a: {image: b}\nversion: "3"\n',
      'Line 1: an object without apiVersion and kind is no manifest.',
    ],
  ])('of another kind: %j', (text, sentence) => {
    const {documents, faults, notChecked} = checkText(text, undefined, data);
    expect(documents.map(({isChecked}) => isChecked)).toEqual([false]);
    expect(faults).toEqual([]);
    expect(notChecked).toEqual([sentence]);
  });
});

it('checks the items of a list', () => {
  const items = SCAN.replace(/kind: .*/, 'kind: ScanList\nitems:\n-').replace('scanType', 'scantype');
  expect(list(items.replaceAll(/\n(?=[ ms])/g, '\n  ').replace('-\n  ', '- '))).toEqual([
    `7: Scan: spec.scantype is no known field. Did you mean "scanType"? ${SCAN_PAGE}#spec.scanType`,
  ]);
});

describe('what cannot be read', () => {
  it('is reported at its line, and the other documents are checked', () => {
    const report = checkText(`${SCAN}---\na: [\n---\n${RULE.replace('matches', 'match')}`, undefined, data);
    expect(report.documents.map(({label}) => label)).toEqual(['Scan nmap-x', 'CascadingRule rule']);
    expect(report.faults[0]).toMatchObject({severity: 'fault', line: 11});
    expect(report.faults[1]?.message).toBe(
      'CascadingRule: spec.match is no known field. Did you mean "matches"?',
    );
    expect(report.notChecked).toEqual(['The document at line 10 cannot be read.']);
  });

  it('may be a value that contains itself', () => {
    expect(list('a: &a [*a]\n')).toEqual(['1: This is not valid YAML: A value contains itself.']);
  });

  it('may be a template of Helm', () => {
    expect(checkText(`a:\n{{- if .Values.b }}\n  c: 1\n{{- end }}\n`, undefined, data).notChecked).toContain(
      'This looks like a template of a Helm chart. Render it with "helm template" first.',
    );
  });
});

describe('what an object is', () => {
  it.each([
    ['metadata: {name: a}\nspec: {}\n', '1: This lacks "apiVersion" and "kind", which every manifest needs.'],
    [SCAN.replace('apiVersion', 'apiversion'), '1: apiversion is no known field. Did you mean "apiVersion"?'],
    [SCAN.replace('kind: Scan', 'kind: 5'), '2: kind must be a string.'],
    [
      SCAN.replace('execution.', 'cascading.'),
      '1: there is no kind Scan in cascading.securecodebox.io/v1. Did you mean apiVersion execution.securecodebox.io/v1?',
    ],
    [
      'cascadingRules: {enabled: true}\n',
      '1: This has no "kind" and looks like Helm values. Choose the chart that they are for.',
    ],
    ['just words\n', '1: This is no map of fields, so it is no manifest.'],
  ])('%j', (text, fault) => {
    expect(list(text)).toEqual([fault]);
    expect(checkText(text, undefined, data).documents[0]?.isChecked).toBe(false);
  });
});

describe('fields', () => {
  it.each([
    [
      `${SCAN}    - {{a}}\n`,
      `9: Scan: spec.parameters[1] must be string; it is a map ({{a}}). Put the value in quotes. ${SCAN_PAGE}#spec.parameters`,
    ],
    [
      `${SCAN}  env:\n    - {name: A, valu: b}\n`,
      `10: Scan: spec.env[0].valu is no known field. Did you mean "value"? ${SCAN_PAGE}#spec.env`,
    ],
    [
      `${SCAN}  volumes:\n    - {name: a, cephfs: {}}\n`,
      `10: Scan: spec.volumes[0].cephfs needs the field "monitors". ${SCAN_PAGE}#spec.volumes`,
    ],
    [
      SCAN.replace(
        'name: nmap-x',
        'labels: {constructor: a}\n  name: nmap-x\n  annotations: {a.securecodebox.io/b: c}',
      ),
      '6: notice: Scan: "a.securecodebox.io/b" is no label or annotation of the platform. The platform does not read it.',
    ],
  ])('%j', (text, fault) => {
    expect(list(text)).toEqual([fault]);
  });
});

describe('what word processors, web pages and habit write', () => {
  it.each<[string, string]>([
    [`${SCAN}    - –sV\n`, '9: notice: Scan: spec.parameters[1] has an en dash (U+2013). Write a hyphen: -.'],
    [
      `${SCAN}    - a\u00A0b\n`,
      '9: notice: Scan: spec.parameters[1] has a no-break space (U+00A0). Write a normal space.',
    ],
    [
      `${SCAN}    - a\u200Bb\n`,
      '9: notice: Scan: spec.parameters[1] has a zero-width space (U+200B). Remove it.',
    ],
    [`${SCAN}    - "Port 80 – open"\n`, ''],
    [
      `${SCAN}  \u00A0env: []\n`,
      '9: Scan: the name "\u00A0env" has a no-break space (U+00A0). Write a normal space.',
    ],
    [
      `${SCAN}\u00A0\u00A0env: []\n`,
      '9: Scan: the name "\u00A0\u00A0env" has a no-break space (U+00A0). Write a normal space.',
    ],
    [
      `${SCAN}    - -sV -p 22\n`,
      '9: notice: Scan: spec.parameters[1] is one argument, spaces included: the scanner gets "-sV -p 22" as one word. Write each argument as an entry of its own.',
    ],
    [`${SCAN}    - --log-opts=--since=7days --all\n`, ''],
    [
      `${SCAN}    - on\n`,
      '9: Scan: spec.parameters[1] must be string; it is boolean (true). Put the value in quotes. kubectl and Helm read on so.',
    ],
    [
      `${SCAN}    - {{ .Values.port }}\n`,
      '9: Scan: spec.parameters[1] must be string; it is a map ({{.Values.port}}). This is a template of a Helm chart. Render it with "helm template" first.',
    ],
    [
      RULE.replace('$.hostOrIP', 'attribute.port'),
      '11: CascadingRule: spec.scanSpec.parameters[0] has {{attribute.port}}, but "attribute" is no field of a finding. Did you mean {{attributes.port}}?',
    ],
    [
      RULE.replace('$.hostOrIP', 'finding.name'),
      '11: CascadingRule: spec.scanSpec.parameters[0] has {{finding.name}}, but "finding" is no field of a finding. Did you mean {{name}}?',
    ],
    [
      RULE.replace('$.hostOrIP', 'hostname'),
      '11: notice: CascadingRule: spec.scanSpec.parameters[0] has {{hostname}}, but "hostname" is no field of a finding. Did you mean {{attributes.hostname}}?',
    ],
    [
      RULE.replace('{{$.hostOrIP}}', '{{{attributes.x}}'),
      '11: CascadingRule: spec.scanSpec.parameters[0] has a tag that is not closed. Write two braces on both sides, such as {{attributes.port}}; it is "{{{attributes.x}}".',
    ],
    [
      RULE.replace('$.hostOrIP', 'name | upper'),
      '11: CascadingRule: spec.scanSpec.parameters[0] has {{name | upper}}: templates of rules are Mustache, which has names only, no functions, conditions or pipes.',
    ],
    [
      RULE.replace('$.hostOrIP', '.Values.x'),
      '11: CascadingRule: spec.scanSpec.parameters[0] has {{.Values.x}}: templates of rules are Mustache, which has names only, no functions, conditions or pipes.',
    ],
    [
      RULE.replace('$.hostOrIP', 'hostOrIp'),
      '11: CascadingRule: spec.scanSpec.parameters[0] has {{hostOrIp}}, but "hostOrIp" is no field of a finding. Did you mean {{$.hostOrIP}}?',
    ],
    [`${SCAN}    - .\n    - e1\n    - 1e400\n    - ._1\n    - 12e5678901\n`, ''],
    [`${SCAN}  volumes: [{name: a}, {name: b, emptyDir: }]\n`, ''],
    [
      RULE.replace('matches:\n    anyOf:', 'matches:'),
      '6: CascadingRule: spec.matches must be a map; it is a list ([{"category":"Open Port"}]). Put the list into "anyOf".',
    ],
    [
      `${SCAN}  cascades: {securecodebox.io/intensive: light}\n`,
      '9: Scan: spec.cascades.securecodebox.io/intensive is no known field. Conditions on labels belong in "matchLabels".',
    ],
  ])('%j', (text, fault) => {
    const faults = list(text).map((line) => line.split(/ (?=\/base)/)[0]);
    if (fault === '') expect(faults).toEqual([]);
    else expect(faults).toContain(fault);
  });

  it('is named where it breaks the YAML', () => {
    expect(list(`${SCAN}  env:\n  \u2014 [a\n`)[0]).toMatch(
      /The line has an em dash \(U\+2014\)\. Write a hyphen: -/,
    );
  });

  it('is fine if a rule and a selector of the text have the same value', () => {
    const scan = `${SCAN}  cascades: {matchLabels: {securecodebox.io/intensive: gentle}}\n`;
    const rule = RULE.replace('name: rule', 'name: rule\n  labels: {securecodebox.io/intensive: gentle}');
    expect(list(scan)[0]).toMatch(/notice: .* is "gentle", which no rule of a chart has/);
    expect(list(`${scan}---\n${rule}`)).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    [
      'scanner: {backoffLimit: "3"}\n',
      'nmap',
      '1: notice: scanner.backoffLimit must be integer; it is "3". Remove the quotes. /base/docs/scanners/nmap#scanner.backoffLimit',
    ],
    ['a: 1\n', 'nmpa', '1: There is no chart "nmpa". Did you mean "nmap"?'],
    [SCAN, 'nmap', '1: This is a manifest (Scan nmap-x), not a file with values of the chart nmap.'],
  ])('%j of %s', (text, chart, fault) => {
    expect(list(text, chart)).toEqual([fault]);
  });

  it('of ZAP Advanced are checked without the configuration of ZAP', () => {
    const {notChecked} = checkText('zapConfiguration: {any: thing}\n', 'zap-advanced', data);
    expect(notChecked).toEqual(['What is inside zapConfiguration is not checked here.']);
  });
});

const SCAN_TYPE = `apiVersion: execution.securecodebox.io/v1
kind: ScanType
metadata: {name: my-scanner}
spec:
  extractResults: {type: nmap-xml, location: /home/securecodebox/a.xml}
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: Never
          containers:
            - {name: a, image: b}
`;

describe('what has no effect, or another one', () => {
  const rulePage = '/base/docs/api/crds/cascading-rule#spec';
  const typePage = '/base/docs/api/crds/scan-type#spec.jobTemplate.spec.template.spec';

  it.each<[string, string, string?]>([
    [
      RULE.replace('Open Port', 'Open Port\n        attributes: {port: "22"}'),
      `9: notice: CascadingRule: spec.matches.anyOf[0].attributes.port is the string "22", which does not match the number 22, as Nmap reports it. Remove the quotes, unless the rule is for findings with a string, such as those of Ncrack. ${rulePage}.matches.anyOf.attributes`,
    ],
    [
      RULE.replace('$.hostOrIP', 'location'),
      `11: notice: CascadingRule: spec.scanSpec.parameters[0] has {{location}} in two braces, which change / to &#x2F; in a URL. Write {{{location}}}. ${rulePage}.scanSpec.parameters`,
    ],
    [
      `${SCAN}  resourceMode: clusterWide\n  cascades: {}\n`,
      `10: notice: Scan: spec.cascades starts nothing with resourceMode: clusterWide: the hook reads rules and ParseDefinitions of a namespace only. ${SCAN_PAGE}#spec.cascades`,
    ],
    [
      `${SCAN}  cascades: {}\n  hookSelector: {matchLabels: {securecodebox.io/internal: "false"}}\n`,
      `10: notice: Scan: spec.hookSelector leaves out the cascading-scans hook, which has the label securecodebox.io/internal: "true". Without it nothing cascades. ${SCAN_PAGE}#spec.hookSelector`,
    ],
    [
      SCAN_TYPE.replace('image: b', 'image: b, args: [c]'),
      `12: notice: ScanType: spec.jobTemplate.spec.template.spec.containers[0].args has no effect: the operator clears it. Put fixed options into "command". ${typePage}.containers`,
    ],
    [
      SCAN_TYPE.replace('restartPolicy', 'volumes: [{name: a, emptyDir: {}}]\n          restartPolicy'),
      `10: notice: ScanType: spec.jobTemplate.spec.template.spec.volumes has no effect: the operator drops the volumes if the first container has no "volumeMounts". ${typePage}.volumes`,
    ],
    [
      'cascadingRules: {enabled: true}\n',
      '1: notice: cascadingRules.enabled has no effect: nothing in the chart "wpscan" reads it. /base/docs/scanners/wpscan#cascadingRules.enabled',
      'wpscan',
    ],
    [
      'tolerations: [{key: a}]\n',
      '1: notice: tolerations: No effect in this chart: no template reads it. /base/docs/hooks/elasticsearch#tolerations',
      'persistence-elastic',
    ],
    [
      'hook: {labels: {a: b, c: d}}\n',
      '1: notice: hook.labels has 2 entries. Set one at most: the template misplaces the others. /base/docs/hooks/elasticsearch#hook.labels',
      'persistence-elastic',
    ],
  ])('%j', (text, fault, chart) => {
    expect(list(text, chart)).toEqual([fault]);
  });

  it('is a contradiction if no Scan can start', () => {
    const text = `apiVersion: execution.securecodebox.io/v1\nkind: ScheduledScan\nmetadata: {name: a}\nspec:\n  interval: 1h\n  retriggerOnScanTypeChange: true\n  scanSpec: {scanType: nmap, parameters: [], resourceMode: clusterWide}\n`;
    expect(list(text)).toEqual([
      '6: ScheduledScan: spec.retriggerOnScanTypeChange does not work with resourceMode: clusterWide: no Scan starts at all. Remove one of the two. /base/docs/api/crds/scheduled-scan#spec.retriggerOnScanTypeChange',
    ]);
  });

  it('may be what the rules of the charts do: the location of a subdomain is its name', () => {
    expect(list(RULE.replace('$.hostOrIP', 'location').replace('Open Port', 'Subdomain'))).toEqual([]);
  });

  it('is not reported for defaults in a file with all values', () => {
    expect(list('cascadingRules: {enabled: false}\n', 'wpscan')).toEqual([]);
  });
});

describe('objects together', () => {
  const own = SCAN.replace('scanType: nmap', 'scanType: my-scanner');

  it('a ScanType of the same text is known', () => {
    expect(list(own)).toEqual([
      `6: notice: Scan: spec.scanType is "my-scanner", which no chart installs. A ScanType of your own is fine, and so is one with the suffix from scanner.nameAppend. ${SCAN_PAGE}#spec.scanType`,
    ]);
    expect(list(`${own}---\n${SCAN_TYPE}`)).toEqual([]);
  });

  it('a ScanType needs a ParseDefinition, of a chart or of the text', () => {
    const text = SCAN_TYPE.replace('nmap-xml', 'my-json');
    expect(list(text)).toEqual([
      '5: notice: ScanType: spec.extractResults.type is "my-json", but neither this text nor a chart has a ParseDefinition of that name. Without one, scans end with an error.',
    ]);
    const parser =
      'apiVersion: execution.securecodebox.io/v1\nkind: ParseDefinition\nmetadata: {name: my-json}\nspec: {image: a}\n';
    expect(list(`${text}---\n${parser}`)).toEqual([]);
  });

  it('no two have the same name', () => {
    expect(list(`${SCAN}---\n${SCAN}`)).toEqual([
      '10: Scan nmap-x is in line 1 already. The second one replaces the first.',
    ]);
    expect(list(`${SCAN}---\n${SCAN.replace('name: nmap-x', 'name: nmap-x\n  namespace: other')}`)).toEqual(
      [],
    );
  });
});
