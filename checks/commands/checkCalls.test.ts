import {describe, expect, it} from 'vitest';

import type {Charts} from '../../platform/charts';
import {compileSchemas} from '../../platform/compileSchemas';
import type {Kubectl, Tool} from '../../platform/tools';
import {checkHelm} from './checkHelm';
import {checkKubectl} from './checkKubectl';
import {checkScbctl} from './checkScbctl';
import {parseShell} from './parseShell';
import type {ShellCommand} from './shellScript';

const namespace = {name: 'namespace', short: 'n', value: true};

const helm: Tool = {
  tool: 'helm',
  globalFlags: [namespace],
  commands: [
    {
      name: 'upgrade',
      args: 'release-and-chart',
      flags: [
        {name: 'install', short: 'i', value: false},
        {name: 'set', value: true},
        {name: 'values', short: 'f', value: true},
      ],
    },
    {name: 'show values', args: 'chart', flags: []},
    {name: 'uninstall', args: 'release', flags: []},
  ],
};

const charts: Charts = new Map([
  [
    'nmap',
    {
      chart: 'nmap',
      source: 'oci://ghcr.io/securecodebox/helm/nmap',
      values: [
        {key: 'cascadingRules.enabled', type: 'bool', default: 'false', meaning: ''},
        {key: 'scanner.env', type: 'list', default: '[]', meaning: '', open: true},
      ],
    },
  ],
]);

const kubectl: Kubectl = {
  tool: 'kubectl',
  globalFlags: [namespace],
  commands: [
    {
      name: 'get',
      args: 'resource',
      flags: [
        {name: 'output', short: 'o', value: true},
        {name: 'watch', short: 'w', value: false},
        {name: 'all-namespaces', short: 'A', value: false},
      ],
    },
    {name: 'create secret generic', args: 'any', flags: [{name: 'from-literal', value: true}]},
    {name: 'apply', args: 'none', flags: [{name: 'filename', short: 'f', value: true}]},
  ],
  resources: [
    {kind: 'Pod', plural: 'pods', singular: 'pod', short: ['po']},
    {kind: 'Scan', plural: 'scans', singular: 'scan', group: 'execution.securecodebox.io'},
  ],
};

const scbctl: Tool = {
  tool: 'scbctl',
  globalFlags: [namespace],
  commands: [
    {
      name: 'scan',
      args: 'any',
      flags: [
        {name: 'name', value: true},
        {name: 'help', value: false},
      ],
    },
  ],
};

function parseCall(script: string): ShellCommand {
  const parsed = parseShell(script);
  if (!parsed.ok || !parsed.commands[0]) throw new Error('no command');
  return parsed.commands[0];
}

describe('checkHelm', () => {
  const check = (script: string, historicalAlias?: string) =>
    checkHelm(parseCall(script), {
      tool: helm,
      charts,
      schemas: compileSchemas(),
      schemaFiles: new Map(),
      foreignCharts: ['oci://registry.example/postgresql'],
      historicalAlias,
    }).faults;

  it.each([
    'helm upgrade --install nmap oci://ghcr.io/securecodebox/helm/nmap',
    'helm --namespace a upgrade -i nmap oci://ghcr.io/securecodebox/helm/nmap --set="cascadingRules.enabled=true"',
    'helm upgrade nmap oci://ghcr.io/securecodebox/helm/nmap --set scanner.env[0].name=A,scanner.env[0].value=B',
    'helm show values oci://ghcr.io/securecodebox/helm/nmap',
    'helm upgrade -i db oci://registry.example/postgresql --set anything=1',
    'helm upgrade -i nmap ./charts/nmap',
    'helm upgrade -i nmap "$CHART"',
    'helm uninstall nmap -n a',
  ])('accepts %s', (script) => {
    expect(check(script)).toEqual([]);
  });

  it.each([
    [
      'helm upgrade -i nmap oci://ghcr.io/securecodebox/helm/nmpa',
      'helm: there is no chart "nmpa". Did you mean "nmap"?',
    ],
    [
      'helm upgrade -i nmap securecodebox/nmap',
      'helm: "securecodebox/nmap" is no chart of the registry. Write oci://ghcr.io/securecodebox/helm/<chart>.',
    ],
    [
      'helm upgrade -i nmap oci://ghcr.io/securecodebox/helm/nmap --set cascadingRule.enabled=true',
      'helm: the chart "nmap" has no value "cascadingRule.enabled" (--set). Did you mean "cascadingRules.enabled"?',
    ],
    [
      'helm upgrade -i nmap oci://ghcr.io/securecodebox/helm/nmap --instal',
      'helm upgrade: unknown flag "--instal". Did you mean "--install"?',
    ],
    ['helm upgrad nmap', 'helm: "upgrad" is no known command. Did you mean "upgrade"?'],
    ['helm upgrade nmap', 'helm upgrade: name the release and the chart.'],
  ])('reports %s', (script, fault) => {
    expect(check(script)).toEqual([fault]);
  });

  it('accepts the alias of the old chart server only where it is named', () => {
    expect(check('helm upgrade -i nmap secureCodeBox/nmap', 'secureCodeBox/')).toEqual([]);
    expect(check('helm upgrade -i nmap secureCodeBox/nmap')).toHaveLength(1);
  });
});

describe('checkKubectl', () => {
  const check = (script: string) => checkKubectl(parseCall(script), kubectl, new Map());

  it.each([
    'kubectl get scans',
    'kubectl -n a get scan/nmap -o yaml',
    'kubectl get pods,scans.execution.securecodebox.io -Aw',
    'kubectl get "$KIND"',
    'kubectl create secret generic a --from-literal=b=c',
    'kubectl apply -f scan.yaml',
  ])('accepts %s', (script) => {
    expect(check(script)).toEqual([]);
  });

  it.each([
    ['kubectl gte scans', 'kubectl: "gte" is no known verb. Did you mean "get"?'],
    ['kubectl get scns', 'kubectl get: "scns" is no known kind of resource. Did you mean "scans"?'],
    [
      'kubectl get scans --al-namespaces',
      'kubectl get: unknown flag "--al-namespaces". Did you mean "--all-namespaces"?',
    ],
  ])('reports %s', (script, fault) => {
    expect(check(script)).toEqual([fault]);
  });
});

describe('checkScbctl', () => {
  const check = (script: string) => checkScbctl(parseCall(script), scbctl, ['nmap']);

  it.each(['scbctl scan nmap --name a -- -p 80 example.com', 'scbctl scan --help'])(
    'accepts %s',
    (script) => {
      expect(check(script)).toEqual([]);
    },
  );

  it.each([
    ['scbctl scna nmap', 'scbctl: "scna" is no known command. Did you mean "scan"?'],
    ['scbctl scan nmap --nam a -- x', 'scbctl scan: unknown flag "--nam". Did you mean "--name"?'],
    ['scbctl scan nmap example.com', 'scbctl scan: write "--" before the parameters of the scanner.'],
  ])('reports %s', (script, fault) => {
    expect(check(script)).toEqual([fault]);
  });
});
