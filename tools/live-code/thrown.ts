import {LIMITS} from '../../text/limits';
import type {CodeError} from './protocol';

// Taken before the reader's code runs, which can replace it.
const {stringify} = JSON;
const {apply} = Reflect;
// oxlint-disable-next-line typescript/unbound-method -- it is applied to a text
const {slice} = String.prototype;
const write = String;

/** The beginning of a text, cut before it is sent anywhere: it can have any size. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${apply(slice, text, [0, most])}…` : text;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return write(typeof value === 'object' ? stringify(value) : (value as symbol));
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
  const text = cut(describeValue(thrown), LIMITS.quoted);
  try {
    if (typeof thrown === 'string') return {message: text, line: undefined};
    if (thrown instanceof Error && text !== HIDDEN)
      return {message: text, line: findLine(thrown, linesBefore)};
  } catch {
    // It only looks like an error.
  }
  return {message: `Thrown: ${text}`, line: undefined};
}
