// cspell:ignore resolv
import type {Charts, Egress, EgressRule} from '../../platform/charts';
import type {PageFault, PageHead} from '../sources/parsePage';

/** Every policy allows these: see markdown/reference/renderNetworkPolicy.ts. */
const DNS = 53;
const API = /the Kubernetes API \([^)]*\)/gi;

/** A host name or an address in the text: code with a dot. */
const HOST = /`([\w-]+(?:\.[\w-]+)+)`/g;
/** Code that only looks like a host name. */
const NO_HOSTS = new Set(['pom.xml', 'resolv.conf', 'scanner.env']);
/** Ports behind a protocol: `TCP 80 and 443`. */
const PORTS = /(?:TCP|UDP|port) (\d+(?:(?:, | and | or )\d+)*)/g;

function collectPorts(text: string): number[] {
  return [...text.replaceAll(API, '').matchAll(PORTS)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map(Number),
  );
}

function allows({ports}: EgressRule, port: number): boolean {
  return ports === undefined || ports === 'TCP' || ports.includes(port);
}

function collectMissing(text: string, {rules, notCovered = []}: Egress): string[] {
  const words = [...rules.map(({hosts = ''}) => hosts), ...notCovered].join('; ');
  const named = collectPorts(words);
  const ports = collectPorts(text).filter(
    (port) => port !== DNS && !named.includes(port) && !rules.some((rule) => allows(rule, port)),
  );
  const hosts = [...text.matchAll(HOST)].map(([, host = '']) => host);
  return [
    ...ports.map((port) => `port ${port}`),
    ...hosts.filter((host) => !NO_HOSTS.has(host) && !words.includes(host)),
  ];
}

/**
 * Compares what a scanner page says about the network with the data from which its NetworkPolicy is made: every port
 * and host that the page names must be allowed, or be named as not covered.
 */
export function collectEgressFaults({frontMatter, frontMatterLines}: PageHead, charts: Charts): PageFault[] {
  const {chart = '', atAGlance = {}} = (frontMatter.integration ?? {}) as {
    chart?: string;
    atAGlance?: {outboundNetwork?: string; optionalNetwork?: string};
  };
  const egress = charts.get(chart)?.egress;
  if (!egress) return [];
  const {outboundNetwork = '', optionalNetwork = ''} = atAGlance;
  const missing = new Set(collectMissing(`${outboundNetwork}; ${optionalNetwork}`, egress));
  return [...missing].map((part) => ({
    line: frontMatterLines.get('integration'),
    message: `the page says that scans contact ${part}, which egress in platform/charts/${chart}.yaml neither allows nor names.`,
  }));
}
