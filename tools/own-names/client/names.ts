/** What a name in a command stands for. */
export type Kind = 'host' | 'namespace';

export interface Occurrence {
  name: string;
  kind: Kind;
  start: number;
  /** Whether it is a part of a longer name: `scanme.nmap.org` in `nmap-scanme.nmap.org`. */
  isPart: boolean;
  /** Whether it is the host of a URL, where an IPv6 address has brackets. */
  isInUrl: boolean;
  /** Whether the code has a port behind it. */
  hasPort: boolean;
}

/** Names of hosts that stand for the reader's own: reserved for documentation (RFC 2606), and Nmap's public target. */
const HOST = /(?:[a-z0-9-]+\.)*example\.(?:com|net|org)\b|scanme\.nmap\.org\b/g;
/** The start of a command whose `-n` is a namespace, up to any argument. A program after ` -- ` has its own options. */
const COMMAND = /\b(?:kubectl|helm|scbctl)\b(?:(?! -- \w)(?:\\\n|[^|;&\n]))*/;
/** Namespaces in commands, in manifests, and in names of services: `juice-shop.demo-targets.svc`. */
const NAMESPACE = new RegExp(
  `(?<=--namespace[= ]|${COMMAND.source}\\s-n |namespace: "?)[a-z][a-z0-9-]*|(?<=[a-z0-9]\\.)[a-z][a-z0-9-]*(?=\\.svc\\b)`,
  'g',
);

/** Finds the names that readers replace, from the last to the first. */
export function findNames(code: string): Occurrence[] {
  const find = (kind: Kind, pattern: RegExp) =>
    Array.from(code.matchAll(pattern), ({0: name, index: start}) => ({
      name,
      kind,
      start,
      isPart: /[\w-]/.test(code.charAt(start - 1)),
      isInUrl: /\/\/(?:[^\s/]*@)?$/.test(code.slice(0, start)),
      hasPort: /^:\d/.test(code.slice(start + name.length)),
    }));
  return [...find('host', HOST), ...find('namespace', NAMESPACE)].sort((a, b) => b.start - a.start);
}

const ADDRESS_6 = /^\[?(?<address>[0-9a-f]*:[0-9a-f:.]*:[0-9a-f.]*)\]?(?<port>:\d+)?$/i;

/**
 * The reader's name in the form that fits the place. Within a longer name, which must be the name of an object in
 * Kubernetes, an address has no colon and no brackets; in a URL and before a port, an IPv6 address has brackets; where
 * the code has a port, that one counts.
 */
export function fitName(own: string, place: Pick<Occurrence, 'isPart' | 'isInUrl' | 'hasPort'>): string {
  const {isPart, isInUrl, hasPort} = place;
  if (isPart)
    return own
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^-|-$/g, '');
  // Without brackets, the last group of an IPv6 address is no port.
  const {address, port = ''} = ADDRESS_6.exec(own)?.groups ?? {};
  const host = address ?? own.replace(/:\d+$/, '');
  const ownPort = hasPort ? '' : address === undefined ? own.slice(host.length) : port;
  return address !== undefined && (isInUrl || hasPort || ownPort !== '')
    ? `[${host}]${ownPort}`
    : host + ownPort;
}

/** What a reader may enter, as patterns for the fields of a form. The longest host has 253 characters and a port. */
export const PATTERNS: Record<Kind, string> = {
  host: '[A-Za-z0-9]([A-Za-z0-9.:\\-]{0,257}[A-Za-z0-9])?|\\[?[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]{0,34}:[0-9A-Fa-f.]{0,15}\\]?(:[0-9]{1,5})?',
  namespace: '[a-z0-9]([a-z0-9\\-]{0,61}[a-z0-9])?',
};
