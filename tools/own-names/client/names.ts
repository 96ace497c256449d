/** What a name in a command stands for. */
export type Kind = 'host' | 'namespace';

export interface Occurrence {
  name: string;
  kind: Kind;
  start: number;
  /** Whether it is a part of a longer name: `scanme.nmap.org` in `nmap-scanme.nmap.org`. */
  isPart: boolean;
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
    }));
  return [...find('host', HOST), ...find('namespace', NAMESPACE)].sort((a, b) => b.start - a.start);
}

/**
 * The reader's name in the form that fits the place: within a longer name, which must be the name of an object in
 * Kubernetes, an address such as `10.0.0.7:8080` has no colon.
 */
export function fitName(own: string, {isPart}: Pick<Occurrence, 'isPart'>): string {
  return isPart ? own.toLowerCase().replace(/[^a-z0-9.-]+/g, '-') : own;
}

/** What a reader may enter, as patterns for the fields of a form. */
export const PATTERNS: Record<Kind, string> = {
  host: '[A-Za-z0-9]([A-Za-z0-9.:\\-]*[A-Za-z0-9])?|\\[?[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f.]*\\]?(:[0-9]+)?',
  namespace: '[a-z0-9]([a-z0-9\\-]{0,61}[a-z0-9])?',
};
