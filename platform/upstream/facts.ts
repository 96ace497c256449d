/** What a fact says: a text, number, list or map, as in YAML or JSON. */
export type FactValue = string | number | boolean | null | FactValue[] | {[key: string]: FactValue};

/** Keys of maps and positions in lists, from the outside in. */
export type Place = readonly (string | number)[];

/** Something that the platform's repository and this one both say. */
export interface Fact {
  value: FactValue;
  /** File that says so, from the root of its repository. */
  file: string;
  /** Counted from 1. */
  line?: number;
  /** Where `platform:update` writes it; missing for facts that only a person can write. */
  place?: Place;
  /** For a fact that is written in other words than there: whether it agrees. Otherwise the values must be equal. */
  agrees?: (there: FactValue) => boolean;
  /** The other repository need not say it. */
  isOptional?: boolean;
  /** Nothing is compared inside of it: a type of Kubernetes. */
  isOpaque?: boolean;
}

/** Facts by their name, a path such as `charts/nmap/values/scanner.backoffLimit`. */
export type Facts = ReadonlyMap<string, Fact>;

/** Equal for equal values: keys of maps in one order. */
export function toComparable(value: FactValue): string {
  return JSON.stringify(value, (_key, inner: FactValue) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** For messages: texts as they are, everything else as JSON. */
export function formatValue(value: FactValue): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** Lists of texts are equal in any order: architectures, required fields. */
export function areEqual(a: FactValue, b: FactValue): boolean {
  return toComparable(sortTexts(a)) === toComparable(sortTexts(b));
}

function sortTexts(value: FactValue): FactValue {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? [...value].sort() : value;
}

/** The field that contains another one: `crds/Scan/spec.env[]` → `crds/Scan/spec.env` → `crds/Scan/spec`. */
export function findParentField(name: string): string {
  return name.replace(/(?:\.[^./]+|\[\]|\/[^./]+)$/, '');
}

/** `crds/Scan` and `spec` → `crds/Scan/spec`; fields inside of it follow after a dot. */
export function joinField(path: string, name: string): string {
  return `${path}${/^(?:crds\/\w+|finding)$/.test(path) ? '/' : '.'}${name}`;
}
