/** Fields by name. What readers paste can have any value anywhere. */
export type Fields = Readonly<Record<string, unknown>>;

/** A map of fields; anything else counts as an empty one. */
export function readMap(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A list; anything else counts as an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string; anything else counts as an empty one. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A value as the text that a template makes of it; nothing for a missing one. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The value at a path with dots, such as `attributes.port`; undefined if a step is missing. */
export function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((parent, key) => {
    const fields = readMap(parent);
    return Object.hasOwn(fields, key) ? fields[key] : undefined;
  }, value);
}

/** Names of the fields that are not among those allowed. */
export function collectUnknown(fields: Fields, allowed: readonly string[]): string[] {
  return Object.keys(fields).filter((name) => !allowed.includes(name));
}

/** Whether two values have the same content, whatever the order of their fields. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return left === right;
  }
  const [leftKeys, rightKeys] = [Object.keys(left), Object.keys(right)];
  return (
    Array.isArray(left) === Array.isArray(right) &&
    leftKeys.length === rightKeys.length &&
    leftKeys.every(
      (key) => Object.hasOwn(right, key) && isEqual((left as Fields)[key], (right as Fields)[key]),
    )
  );
}

/** A value as code in a sentence. */
export function quote(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** What makes the hook fail instead of skipping a rule. The message says why, with the hook's own text if it is known. */
export class HookFailure extends Error {}
