import {fieldOf, listOf, mapOf, textOf, type DataMap} from '../../../text/loose';
import {assertReadable, HookFailure, quote} from './values';

export interface Term {
  isMet: boolean;
  /** What was compared, as part of a sentence. */
  reason: string;
  key: string;
}

const OPERATORS: Readonly<Record<string, (value: unknown, values: readonly unknown[]) => boolean>> = {
  In: (value, values) => value !== undefined && values.includes(value),
  NotIn: (value, values) => value === undefined || !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
};

const WORDS: Readonly<Record<string, (list: string) => string>> = {
  In: (list) => `must be one of ${list}`,
  NotIn: (list) => `must not be one of ${list}`,
  Exists: () => 'must exist',
  DoesNotExist: () => 'must not exist',
};

function toTerm(key: string, wanted: string, value: unknown, isMet: boolean): Term {
  const found = value === undefined ? 'is missing' : `is ${quote(value)}`;
  return {key, isMet, reason: `${quote(key)} ${wanted}${isMet ? ' and' : ', but'} ${found}`};
}

function checkExpression(expression: DataMap, labels: DataMap): Term {
  const [key, operator] = [textOf(expression.key), textOf(expression.operator)];
  const isKnown = Object.hasOwn(OPERATORS, operator);
  const [compare, describe] = isKnown ? [OPERATORS[operator], WORDS[operator]] : [];
  if (!compare || !describe) {
    throw new HookFailure(
      `Unknown LabelSelector Operator "${operator}". Supported are (In, NotIn, Exists, DoesNotExist).`,
    );
  }
  if (operator === 'In' || operator === 'NotIn') {
    assertReadable(expression.values, 'join', `The condition for ${quote(key)} has no \`values\`.`);
  }
  const values = listOf(expression.values);
  const wanted = describe(values.map(quote).join(', '));
  return toTerm(key, wanted, fieldOf(labels, key), compare(fieldOf(labels, key), values));
}

/**
 * Compares labels with each condition of a label selector; all must be met. Throws a HookFailure for an unknown
 * operator.
 */
export function checkSelector(selector: DataMap, labels: DataMap): Term[] {
  const equalities = Object.entries(mapOf(selector.matchLabels)).map(([key, value]) =>
    toTerm(key, `must be ${quote(value)}`, fieldOf(labels, key), fieldOf(labels, key) === value),
  );
  const expressions = listOf(selector.matchExpressions).map((expression) =>
    checkExpression(mapOf(expression), labels),
  );
  return [...equalities, ...expressions];
}
