import {stringify} from 'yaml';

/** What Go takes for true. */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

function indent(count: number, text: string): string {
  return text.replace(/^/gm, ' '.repeat(count));
}

/** How an expression writes a value; lists and maps have no text of their own. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') throw new Error('a list or a map needs toYaml or toJson.');
  if (typeof value === 'function') throw new Error('a function lacks its arguments.');
  return `${value as string | number | boolean}`;
}

/** Functions of Go and of Sprig; the value in front of a pipe is the last argument. */
export const FUNCTIONS: Record<string, (...args: never[]) => unknown> = {
  and: (...args: unknown[]) => args.find((arg) => !isTruthy(arg)) ?? args.at(-1),
  contains: (part: string, text: string) => text.includes(part),
  default: (fallback: unknown, value: unknown) => (isTruthy(value) ? value : fallback),
  eq: (one: unknown, other: unknown) => one === other,
  indent,
  join: (separator: string, list: unknown[]) => list.map(toText).join(separator),
  ne: (one: unknown, other: unknown) => one !== other,
  nindent: (count: number, text: string) => `\n${indent(count, text)}`,
  not: (value: unknown) => !isTruthy(value),
  or: (...args: unknown[]) => args.find(isTruthy) ?? args.at(-1),
  printf: (format: string, ...args: unknown[]) => format.replace(/%[sdv]/g, () => toText(args.shift())),
  quote: (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(toText(value))),
  replace: (part: string, by: string, text: string) => text.replaceAll(part, by),
  toJson: (value: unknown) => JSON.stringify(value ?? null),
  toYaml: (value: unknown) => stringify(value ?? null, {lineWidth: 0}).trimEnd(),
  trimSuffix: (end: string, text: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text),
  trunc: (length: number, text: string) => text.slice(0, length),
};
