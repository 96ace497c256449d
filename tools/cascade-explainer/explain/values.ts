import {shorten} from '../../../text/limits';
import type {DataMap} from '../../../text/loose';

/** A value as the text that a template makes of it; nothing for a missing one. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

export function collectUnknown(fields: DataMap, allowed: readonly string[]): string[] {
  return Object.keys(fields).filter((name) => !allowed.includes(name));
}

/** A value as code in a sentence. A backtick in it would end the code. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? value : ((JSON.stringify(value) as string | undefined) ?? String(value));
  return `\`${shorten(text).replaceAll('`', "'")}\``;
}

/** What makes the hook fail instead of skipping a rule. The message is the hook's own, or that of its libraries. */
export class HookFailure extends Error {
  constructor(
    message: string,
    /** Our sentences about it, with code in backticks. */
    readonly explanation = '',
  ) {
    super(message);
  }
}

/** Runs code of the hook's libraries, whose errors end the hook. The explanation is added to such an error. */
export function runLibrary<Value>(run: () => Value, explanation = ''): Value {
  try {
    return run();
  } catch (error) {
    const {message, explanation: more = ''} = error as Partial<HookFailure>;
    throw new HookFailure(message ?? '', `${explanation} ${more}`.trim());
  }
}

/** Asserts that a value has fields, which the hook reads without a check. The message is that of Node.js in every browser. */
export function assertReadable(value: unknown, field: string, explanation: string): void {
  if (value === undefined || value === null) {
    throw new HookFailure(`Cannot read properties of ${value} (reading '${field}')`, explanation);
  }
}
