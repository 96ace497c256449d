import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Chart, EgressRule} from '../../platform/charts';
import {fold, paragraph, parsePhrasing} from '../nodes';

/** Placeholders: addresses that are reserved for documentation (RFC 5737). */
const TARGETS = '192.0.2.0/24';
const API_SERVER = '198.51.100.1/32';

const DESTINATIONS: Record<EgressRule['to'], string[]> = {
  targets: ['to: # targets', '  - ipBlock:', `      cidr: ${TARGETS}`],
  anywhere: [
    'to: # any address',
    '  - ipBlock:',
    '      cidr: 0.0.0.0/0',
    '  - ipBlock:',
    "      cidr: '::/0'",
  ],
  namespace: ['to: # pods in the namespace of the scan', '  - podSelector: {}'],
};

function renderPorts(ports: EgressRule['ports']): string[] {
  if (ports === undefined) return [];
  // TCP is the default of a port.
  return ['ports:', ...(ports === 'TCP' ? ['  - protocol: TCP'] : ports.map((port) => `  - port: ${port}`))];
}

/** Lines of the list `egress`: the first one of each rule gets the dash. */
function renderRule({to, ports}: EgressRule): string {
  return [...DESTINATIONS[to], ...renderPorts(ports)]
    .map((line, index) => `    ${index === 0 ? '- ' : '  '}${line}`)
    .join('\n');
}

/**
 * The NetworkPolicy for the scans of a chart, as YAML: what its data allow, and what every scan pod needs besides.
 * That is DNS, and the Kubernetes API and the object store for `lurker`, without which no scan ends.
 */
export function renderPolicyManifest({chart, egress}: Chart): string {
  if (!egress) throw new Error(`needs "egress" in platform/charts/${chart}.yaml`);
  return [
    `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${chart}-scans
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/managed-by: securecodebox
  policyTypes: [Egress]
  egress:
    - ports: # DNS
        - port: 53
        - port: 53
          protocol: UDP
    - to: # Kubernetes API, for lurker
        - ipBlock:
            cidr: ${API_SERVER}
      ports:
        - port: 443
        - port: 6443
    - to: # object store, for lurker
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: securecodebox-system
      ports:
        - port: 9000`,
    ...egress.rules.map(renderRule),
  ].join('\n');
}

export function renderNetworkPolicy(chart: Chart): MdxJsxFlowElement {
  const {rules = [], notCovered = []} = chart.egress ?? {};
  const targets = rules.some(({to}) => to === 'targets')
    ? ` and \`${TARGETS}\` with that of your targets`
    : '';
  // Each is parsed at once: React separates texts that follow each other by comments.
  const explanations = [
    ...rules.flatMap(({hosts}) => (hosts === undefined ? [] : `The rule for any address is for ${hosts}.`)),
    ...(notCovered.length === 0 ? [] : [`Not covered: ${notCovered.join('; ')}.`]),
  ];
  const policy = fold('NetworkPolicy for these scans', [
    {type: 'code', lang: 'yaml', meta: 'title="network-policy.yaml"', value: renderPolicyManifest(chart)},
    paragraph(
      parsePhrasing(
        `Replace \`${API_SERVER}\` with the address of your API server${targets}. [Limits of these policies](/docs/operations/network#scan-policies).`,
      ),
    ),
    ...explanations.map((explanation) => paragraph(parsePhrasing(explanation))),
  ]);
  // "At a glance" has the same hosts and ports.
  return {...policy, data: {searched: false}};
}
