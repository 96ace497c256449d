import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import type {Chart, EgressRule} from '../../platform/charts';
import {loadCharts, loadSchemas} from '../../platform/loadPlatform';
import {renderNetworkPolicy, renderPolicyManifest} from './renderNetworkPolicy';

interface Policy {
  metadata: {name: string};
  spec: {
    podSelector: {matchLabels: Record<string, string>};
    policyTypes: string[];
    egress: {to?: Record<string, unknown>[]; ports?: {port?: number; protocol?: string}[]}[];
  };
}

const scanners = [...loadCharts()].filter(([, {scanTypes}]) => scanTypes !== undefined);
const validate = loadSchemas().findKind('networking.k8s.io/v1', 'NetworkPolicy');

function readPolicy(chart: Chart): Policy {
  return parse(renderPolicyManifest(chart)) as Policy;
}

function readRules(...rules: EgressRule[]) {
  const chart = {chart: 'nmap', source: '', values: [], egress: {rules}};
  // The first three are those of every policy.
  return readPolicy(chart).spec.egress.slice(3);
}

describe.each(scanners)('the policy of %s', (name, chart) => {
  it('is a valid manifest', () => {
    expect(validate?.(readPolicy(chart))).toEqual([]);
    expect(readPolicy(chart).metadata.name).toBe(`${name}-scans`);
  });

  it('selects the scan pods, and allows DNS and what lurker needs', () => {
    const {podSelector, policyTypes, egress} = readPolicy(chart).spec;
    expect(podSelector.matchLabels).toEqual({'app.kubernetes.io/managed-by': 'securecodebox'});
    expect(policyTypes).toEqual(['Egress']);
    const [dns, api, store] = egress;
    // TCP is the default.
    expect(dns).toEqual({ports: [{port: 53}, {port: 53, protocol: 'UDP'}]});
    expect(api?.ports?.map(({port}) => port)).toEqual([443, 6443]);
    expect(store?.ports?.map(({port}) => port)).toEqual([9000]);
    expect(JSON.stringify(store?.to)).toContain('securecodebox-system');
  });

  it('has a rule for each entry of the data', () => {
    expect(readPolicy(chart).spec.egress).toHaveLength(3 + (chart.egress?.rules.length ?? 0));
  });

  it('says what it is for and what it leaves out', () => {
    const words = toString(renderNetworkPolicy(chart));
    for (const {hosts = ''} of chart.egress?.rules ?? []) expect(words).toContain(hosts.replaceAll('`', ''));
    for (const part of chart.egress?.notCovered ?? []) expect(words).toContain(part.replaceAll('`', ''));
  });
});

it('turns rules into destinations and ports', () => {
  expect(readRules({to: 'targets', ports: [22]})).toEqual([
    {to: [{ipBlock: {cidr: '192.0.2.0/24'}}], ports: [{port: 22}]},
  ]);
  expect(readRules({to: 'targets', ports: 'TCP'})[0]?.ports).toEqual([{protocol: 'TCP'}]);
  expect(readRules({to: 'targets'})[0]).not.toHaveProperty('ports');
  expect(readRules({to: 'anywhere', ports: [443], hosts: 'a'})[0]?.to).toEqual([
    {ipBlock: {cidr: '0.0.0.0/0'}},
    {ipBlock: {cidr: '::/0'}},
  ]);
  expect(readRules({to: 'namespace', ports: [8080]})[0]?.to).toEqual([{podSelector: {}}]);
});

it('asks for the addresses of targets only where there are some', () => {
  const texts = new Map(scanners.map(([name, chart]) => [name, toString(renderNetworkPolicy(chart))]));
  expect(texts.get('nmap')).toContain('192.0.2.0/24 with that of your targets');
  expect(texts.get('kubeaudit')).not.toContain('192.0.2.0/24');
});

it('names the file that lacks the data', () => {
  expect(() => renderPolicyManifest({chart: 'nmap', source: '', values: []})).toThrow(
    'needs "egress" in platform/charts/nmap.yaml',
  );
});
