import {isMap} from '../text/loose';
import {FORMAT_RULES, isCronExpression, isDuration} from './formats';

/** One alternative of a value's type: `integer or null` has two. */
export interface ValueType {
  /** Completes the sentence "must be …". */
  words: string;
  matches: (value: unknown) => boolean;
  /** Type of the entries of a list or map, if all have the same. */
  entries?: ValueType;
}

const STRING: ValueType = {words: 'string', matches: (value) => typeof value === 'string'};

/** Types by the words that charts use; the first pattern that matches wins. */
const TYPES: readonly (ValueType & {pattern: RegExp})[] = [
  {pattern: /^boolean$/, words: 'boolean', matches: (value) => typeof value === 'boolean'},
  {pattern: /^integer$/, words: 'integer', matches: (value) => Number.isInteger(value)},
  {pattern: /^null$/, words: 'null', matches: (value) => value === null},
  {pattern: /^string$/, ...STRING},
  {pattern: /^empty string$/, words: 'an empty string ""', matches: (value) => value === ''},
  {pattern: /^`true`$/, words: 'true', matches: (value) => value === true},
  {
    pattern: /^duration$/,
    words: FORMAT_RULES['go-duration'] ?? '',
    matches: (value) => typeof value === 'string' && isDuration(value),
  },
  {
    pattern: /^cron expression$/,
    words: FORMAT_RULES.cron ?? '',
    matches: (value) => typeof value === 'string' && isCronExpression(value),
  },
  {
    pattern: /^quantity$/,
    words: 'a quantity such as 500m, 2 or 256Mi',
    matches: (value) => typeof value === 'string' || typeof value === 'number',
  },
  {pattern: /^list of strings$/, words: 'a list of strings', matches: Array.isArray, entries: STRING},
  {pattern: /^list(?: of .+)?$/, words: 'a list', matches: Array.isArray},
  {pattern: /^map of string to string$/, words: 'a map of strings', matches: isMap, entries: STRING},
  {pattern: /^map$/, words: 'a map', matches: isMap},
  // A Kubernetes type such as `Affinity`.
  {pattern: /^`[A-Z]\w+`$/, words: 'a map', matches: isMap},
];

/** Reads the type of a chart value, such as `string or null`. Throws if a word is not known. */
export function parseValueType(type: string): ValueType[] {
  return type.split(/, | or /).map((words) => {
    const found = TYPES.find(({pattern}) => pattern.test(words));
    if (!found) {
      throw new Error(
        `the type "${words}" is not known. Write boolean, integer, string, null, duration, cron expression, quantity, list of …, map, map of string to string, or a type of Kubernetes in backticks`,
      );
    }
    return found;
  });
}
