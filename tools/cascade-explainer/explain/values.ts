import type {DataMap} from '../../../text/loose';

/** A value as the text that a template makes of it; nothing for a missing one. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

export function collectUnknown(fields: DataMap, allowed: readonly string[]): string[] {
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
      (key) => Object.hasOwn(right, key) && isEqual((left as DataMap)[key], (right as DataMap)[key]),
    )
  );
}

export function quote(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** What makes the hook fail instead of skipping a rule. The message says why, with the hook's own text if it is known. */
export class HookFailure extends Error {}
