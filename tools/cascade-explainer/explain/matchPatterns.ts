import isMatch from 'lodash/isMatch';
import isMatchWith from 'lodash/isMatchWith';
import pick from 'lodash/pick';
import {isMatch as isWildcardMatch} from 'matcher';

import {isMap, listOf, mapAt, mapOf, readPath, type DataMap} from '../../../text/loose';
import {AS_THE_HOOK, startStep} from './steps';
import {assertReadable, collectUnknown, quote, runLibrary, toText} from './values';

/** Fields of a pattern. The API server drops others. */
const FIELDS = ['name', 'category', 'description', 'location', 'severity', 'osi_layer', 'attributes'];

/** Attempts to match from which a comparison can take longer than a moment. */
const COSTLY = 1_000_000;

/** `*` and a leading `!` in strings; undefined leaves anything else to the exact comparison. */
function compareText(found: unknown, expected: unknown): boolean | undefined {
  if (typeof found !== 'string' || typeof expected !== 'string') return undefined;
  // Each star tries every place for what follows it.
  if (found.length ** (expected.split('*').length - 1) > COSTLY)
    startStep(`comparing ${quote(expected)} with ${found.length} characters${AS_THE_HOOK}`);
  // A pattern of tens of thousands of stars is too long for an expression.
  return runLibrary(() => isWildcardMatch(found, expected, {caseSensitive: true}));
}

interface Difference {
  /** Path with dots: `attributes.port`. */
  path: string;
  expected: unknown;
  found: unknown;
}

/** Compares a finding with one pattern of a rule. Empty if all fields of the pattern match. */
export function findDifferences(pattern: DataMap, finding: DataMap): Difference[] {
  const used = pick(pattern, FIELDS);
  if (isMatch(finding, used)) return [];
  const differs = (part: object) => !isMatchWith(finding, part, compareText);
  return Object.entries(used).flatMap(([field, expected]): Difference[] => {
    const attributes = Object.entries(mapOf(expected));
    if (attributes.length === 0 || !isMap(finding[field])) {
      return differs({[field]: expected}) ? [{path: field, expected, found: finding[field]}] : [];
    }
    return attributes
      .filter(([name, value]) => differs({[field]: {[name]: value}}))
      .map(([name, value]) => ({
        path: `${field}.${name}`,
        expected: value,
        found: mapAt(finding, field)[name],
      }));
  });
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

/**
 * Whether a rule matches a finding, with one sentence for each of its patterns.
 *
 * @param matches `spec.matches` of the rule
 * @throws HookFailure if there is no `anyOf`
 */
export function matchPatterns(matches: unknown, finding: DataMap): {matches: boolean; reasons: string[]} {
  const missing = 'The rule has no pattern: `spec.matches.anyOf` is missing.';
  assertReadable(matches, 'anyOf', missing);
  assertReadable(readPath(matches, 'anyOf'), 'some', missing);
  const list = listOf(readPath(matches, 'anyOf')).map(mapOf);
  if (list.length === 0) {
    return {matches: false, reasons: ['`spec.matches.anyOf` of the rule is empty, so nothing can match.']};
  }
  const differences = list.map((pattern) => findDifferences(pattern, finding));
  const reasons = differences.map((found, index) => {
    const name = list.length > 1 ? `Pattern ${index + 1}` : 'The pattern';
    // All at once, so that the reader does not correct one field after the other.
    return found.length > 0
      ? `${name} differs in ${found.map(describeDifference).join('; in ')}.`
      : `${name} matches.`;
  });
  const unknown = new Set(list.flatMap((pattern) => collectUnknown(pattern, FIELDS)));
  const notes = [...unknown].map((field) => `${quote(field)} is not a field of a pattern: it has no effect.`);
  return {matches: differences.some(({length}) => length === 0), reasons: [...reasons, ...notes]};
}
