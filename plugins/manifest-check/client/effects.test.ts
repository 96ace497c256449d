import {describe, expect, it} from 'vitest';

import {RULE} from '../../../tests/support/checkBlock';
import {list, SCAN, SCAN_PAGE} from '../../../tests/support/manifestCheck';

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
