import {shorten} from '../../text/limits';
import type {CodeError} from './protocol';

// Taken before the reader's code runs, which can replace it.
const {stringify} = JSON;

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return String(typeof value === 'object' ? stringify(value) : (value as symbol));
}

const HIDDEN = 'a value that cannot be shown';

/** Any value as text. One can have getters and methods that fail, or contain itself. */
export function describeValue(value: unknown): string {
  try {
    if (!(value instanceof Error)) return toText(value);
    return [value.name, value.message].map(toText).filter(Boolean).join(': ');
  } catch {
    return HIDDEN;
  }
}

/**
 * The line of the reader's code that an error comes from: the innermost stack frame in its script.
 *
 * @param linesBefore lines of the script before that code
 */
function findLine({stack}: Error, linesBefore: number): number | undefined {
  return [...(stack ?? '').slice(0, 10_000).matchAll(/blob:[^\s)]*?:(?<line>\d+):\d+/g)]
    .map(({groups}) => Number(groups?.line) - linesBefore)
    .find((line) => line > 0);
}

/** What the reader's code has thrown, which need not be an error. */
export function describeThrown(thrown: unknown, linesBefore: number): CodeError {
  const text = shorten(describeValue(thrown));
  try {
    if (typeof thrown === 'string') return {message: text, line: undefined};
    if (thrown instanceof Error && text !== HIDDEN)
      return {message: text, line: findLine(thrown, linesBefore)};
  } catch {
    // It only looks like an error.
  }
  return {message: `Thrown: ${text}`, line: undefined};
}
