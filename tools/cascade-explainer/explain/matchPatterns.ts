import {isMatch} from 'matcher';

import {listOf, mapAt, mapOf, type DataMap} from '../../../text/loose';
import {collectUnknown, isEqual, quote, toText} from './values';

/** Fields of a pattern besides `attributes`. */
const FIELDS = ['name', 'category', 'description', 'location', 'severity', 'osi_layer'];

interface Difference {
  /** Path with dots: `attributes.port`. */
  path: string;
  expected: unknown;
  found: unknown;
}

function collectExpected(pattern: DataMap): [path: string, expected: unknown][] {
  const attributes = Object.entries(mapOf(pattern.attributes));
  return [
    ...FIELDS.filter((field) => field in pattern).map((field): [string, unknown] => [field, pattern[field]]),
    ...attributes.map(([name, value]): [string, unknown] => [`attributes.${name}`, value]),
  ];
}

function findValue(finding: DataMap, path: string): unknown {
  const [first, ...rest] = path.split('.');
  // The name of an attribute can contain dots.
  return rest.length === 0 ? finding[path] : mapAt(finding, first ?? '')[rest.join('.')];
}

function isSame(expected: unknown, found: unknown): boolean {
  if (typeof expected === 'string' && typeof found === 'string') {
    return expected === found || isMatch(found, expected, {caseSensitive: true});
  }
  return isEqual(expected, found);
}

/** Compares a finding with one pattern of a rule. Empty if all fields of the pattern match. */
export function findDifferences(pattern: DataMap, finding: DataMap): Difference[] {
  return collectExpected(pattern)
    .map(([path, expected]) => ({path, expected, found: findValue(finding, path)}))
    .filter(({expected, found}) => !isSame(expected, found));
}

const describeType = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

function describeDifference({path, expected, found}: Difference): string {
  const wanted = `${quote(path)}: expected ${quote(JSON.stringify(expected))}`;
  if (found === undefined) return `${wanted}, but the finding has no such field`;
  const isOnlyType = typeof expected !== typeof found && toText(expected) === toText(found);
  const types = isOnlyType ? `: a ${describeType(expected)} is not a ${describeType(found)}` : '';
  return `${wanted}, found ${quote(JSON.stringify(found))}${types}`;
}

/** Whether a rule matches a finding, with one sentence for each of its patterns. */
export function matchPatterns(patterns: unknown, finding: DataMap): {matches: boolean; reasons: string[]} {
  const list = listOf(patterns).map(mapOf);
  if (list.length === 0) {
    return {
      matches: false,
      reasons: ['The rule has no pattern in `spec.matches.anyOf`, so nothing can match.'],
    };
  }
  const differences = list.map((pattern) => findDifferences(pattern, finding));
  const reasons = differences.map((found, index) => {
    const name = list.length > 1 ? `Pattern ${index + 1}` : 'The pattern';
    // All at once, so that the reader does not correct one field after the other.
    return found.length > 0
      ? `${name} differs in ${found.map(describeDifference).join('; in ')}.`
      : `${name} matches.`;
  });
  const unknown = new Set(list.flatMap((pattern) => collectUnknown(pattern, [...FIELDS, 'attributes'])));
  const notes = [...unknown].map((field) => `${quote(field)} is not a field of a pattern: it has no effect.`);
  return {matches: differences.some(({length}) => length === 0), reasons: [...reasons, ...notes]};
}
