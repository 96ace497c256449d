/** Reading of values without a type: what writers and readers have typed can be anything anywhere. */

/** A YAML or JSON map. */
export type DataMap = Readonly<Record<string, unknown>>;

/** Path of a value in a document: names of fields and indexes of lists. */
export type FieldPath = readonly (string | number)[];

export function isMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A map; an empty one for anything else. */
export function mapOf(value: unknown): DataMap {
  return isMap(value) ? value : {};
}

/** The entries of a list; an empty list for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What is inside a list or map, with the step that leads there; nothing for anything else. */
export function entriesOf(value: unknown): [step: string | number, inner: unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(mapOf(value));
}

/** A string; an empty one for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A field of a map; undefined also for what every object inherits, such as `toString`. */
export function fieldOf(fields: DataMap, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The value at a path with dots, such as `attributes.port`; undefined if a step is missing. */
export function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((parent, key) => fieldOf(mapOf(parent), key), value);
}

export const mapAt = (value: unknown, path: string): DataMap => mapOf(readPath(value, path));
export const listAt = (value: unknown, path: string): readonly unknown[] => listOf(readPath(value, path));
export const textAt = (value: unknown, path: string): string => textOf(readPath(value, path));

/** `['spec', 'env', 0, 'value']` → `spec.env[0].value`. */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}
