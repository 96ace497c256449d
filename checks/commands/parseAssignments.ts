import {EXPANSION} from './shellScript';

/** One `key=value` of `--set` or `--set-json`. */
export interface Assignment {
  /** Keys that lead to the value, outermost first. */
  keys: string[];
  /** The value as helm reads it; absent if it is not known before the command runs. */
  value?: {data: unknown};
}

/** The assignments of a flag, and the first reason why helm refuses it, if any. */
export interface ParsedAssignments {
  assignments: Assignment[];
  fault?: string;
}

/** A key, and a list in braces or a value up to the next comma; a backslash escapes the next character. */
const ASSIGNMENT = /(?<key>(?:\\.|[^\\=,])+)=(?<value>\{[^{}]*\}|(?:\\.|[^\\,])*)(?:,|$)/y;

function unescape(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

function splitKey(key: string): string[] {
  return key.split(/(?<!\\)\./).map(unescape);
}

/** Like Helm, turns true, false, null and whole numbers without a leading zero into their types. */
function createTyped(text: string): unknown {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  return /^(?:0|[+-]?[1-9]\d*)$/.test(text) ? Number(text) : unescape(text);
}

function createValue(text: string): Assignment['value'] {
  if (text.includes(EXPANSION)) return undefined;
  const [, items] = /^\{(.*)\}$/s.exec(text) ?? [];
  if (items === undefined) return {data: createTyped(text)};
  return {data: items === '' ? [] : items.split(/(?<!\\),/).map(createTyped)};
}

/**
 * Parses the value of `--set` as helm does.
 *
 * @param text the value, with `EXPANSION` for parts that are not known
 */
export function parseAssignments(text: string): ParsedAssignments {
  const assignments: Assignment[] = [];
  ASSIGNMENT.lastIndex = 0;
  for (let position = 0; position < text.length; position = ASSIGNMENT.lastIndex) {
    const groups = ASSIGNMENT.exec(text)?.groups;
    if (!groups) {
      const rest = text.slice(position);
      // A variable may contain a whole assignment.
      return rest.includes(EXPANSION)
        ? {assignments}
        : {assignments, fault: `"${rest}" has no value. Write ${rest}=VALUE.`};
    }
    assignments.push({keys: splitKey(groups.key ?? ''), value: createValue(groups.value ?? '')});
  }
  return {assignments};
}

/** Parses the value of `--set-json`: a key and a JSON value. */
export function parseJsonAssignment(text: string): ParsedAssignments {
  const [, key = '', json = ''] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
  const keys = splitKey(key);
  if (json.includes(EXPANSION)) return {assignments: [{keys}]};
  try {
    return {assignments: [{keys, value: {data: JSON.parse(json) as unknown}}]};
  } catch (error) {
    return {assignments: [], fault: `the value of "${key}" is no valid JSON: ${(error as Error).message}.`};
  }
}
