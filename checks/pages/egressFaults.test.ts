import {expect, it} from 'vitest';

import type {Charts, Egress} from '../../platform/charts';
import {collectEgressFaults} from './egressFaults';

/** The faults of a page that says this about the network, for a chart with these rules. */
function check(atAGlance: Record<string, string>, egress: Egress): string[] {
  const page = {
    kind: 'scanner' as const,
    file: 'docs/scanners/nmap.md',
    frontMatter: {integration: {chart: 'nmap', atAGlance}},
    frontMatterLines: new Map([['integration', 4]]),
    source: '',
  };
  const charts: Charts = new Map([['nmap', {chart: 'nmap', source: '', values: [], egress}]]);
  return collectEgressFaults(page, charts).map(({message}) => message);
}

it.each<[string, string, Egress]>([
  ['a port', 'The targets (TCP 80 and 443)', {rules: [{to: 'targets', ports: [80, 443]}]}],
  ['all ports', 'TCP 80 of every target', {rules: [{to: 'targets', ports: 'TCP'}]}],
  ['DNS', 'DNS (port 53)', {rules: []}],
  ['the API, which every policy allows', 'Only the Kubernetes API (TCP 443 or 6443)', {rules: []}],
  ['a file', 'Servers in `resolv.conf`', {rules: []}],
])('accepts %s', (_, outboundNetwork, egress) => {
  expect(check({outboundNetwork}, egress)).toEqual([]);
});

it('accepts hosts and ports that are named', () => {
  const egress: Egress = {
    rules: [{to: 'anywhere', ports: [443], hosts: '`a.example`'}],
    notCovered: ['`b.example` (TCP 80)'],
  };
  const atAGlance = {outboundNetwork: '`a.example`', optionalNetwork: '`b.example` (TCP 80)'};
  expect(check(atAGlance, egress)).toEqual([]);
});

it('reports hosts and ports that are neither allowed nor named', () => {
  const faults = check(
    {outboundNetwork: 'The targets (TCP 80 and 443)', optionalNetwork: '`a.example` (TCP 80)'},
    {rules: [{to: 'targets', ports: [443]}]},
  );
  expect(faults).toEqual([
    'the page says that scans contact port 80, which egress in platform/charts/nmap.yaml neither allows nor names.',
    'the page says that scans contact a.example, which egress in platform/charts/nmap.yaml neither allows nor names.',
  ]);
});
