/** What a fact says: a text, number, list or map, as in YAML or JSON. */
export type FactValue = string | number | boolean | null | FactValue[] | {[key: string]: FactValue};

/** Facts by their name, a path such as `charts/nmap/values/scanner.backoffLimit`. */
export type Facts = ReadonlyMap<string, FactValue>;

/** In place of a map with keys, which are facts of their own. */
export const KEYS: FactValue = {'…': '…'};
/** Tag of an image that has the version of the release. */
export const CHART_VERSION = 'version of the chart';
/** A value of a chart whose default is not said here. */
export const NOT_SAID = 'no default';
export const MISSING = 'missing';

/** A value as messages and exceptions write it: texts as they are, everything else as JSON. */
export function formatValue(value: FactValue | undefined): string {
  if (value === undefined) return MISSING;
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** Keys of maps and items of lists of texts, such as architectures, can be in any order. */
function toComparable(value: FactValue): string {
  return JSON.stringify(value, (_key, inner: FactValue) => {
    if (Array.isArray(inner))
      return inner.every((item) => typeof item === 'string') ? [...inner].sort() : inner;
    return inner !== null && typeof inner === 'object'
      ? Object.fromEntries(Object.entries(inner).sort())
      : inner;
  });
}

export function areEqual(a: FactValue, b: FactValue): boolean {
  return toComparable(a) === toComparable(b);
}

/** What contains a fact, from the outside in: `a/b.c[]` → `a`, `a/b`, `a/b.c`. */
export function listParents(name: string): string[] {
  return [...name.matchAll(/[/.[]/g)].map(({index}) => name.slice(0, index));
}

/** The field of a resource that contains another one: `crds/Scan/spec.env[]` → `crds/Scan/spec.env` → `crds/Scan/spec`. */
export function findParentField(name: string): string {
  return name.replace(/(?:\.[^./]+|\[\]|\/[^./]+)$/, '');
}

/** `crds/Scan` and `spec` → `crds/Scan/spec`; fields inside of it follow after a dot. */
export function joinField(path: string, name: string): string {
  return `${path}${/^(?:crds\/\w+|finding)$/.test(path) ? '/' : '.'}${name}`;
}

/** Facts below a name, by the rest of theirs. */
export function collectBelow(facts: Facts, name: string): Record<string, FactValue> {
  const below = [...facts].filter(([fact]) => fact.startsWith(`${name}/`));
  return Object.fromEntries(below.map(([fact, value]) => [fact.slice(name.length + 1), value]));
}
