import {HookFailure, quote, readList, readMap, readText, type Fields} from './values';

/** One condition of a selector, and whether labels meet it. */
export interface Term {
  isMet: boolean;
  /** What was compared, as part of a sentence. */
  reason: string;
  /** The label that the condition is about. */
  key: string;
}

const OPERATORS: Readonly<Record<string, (value: unknown, values: readonly unknown[]) => boolean>> = {
  In: (value, values) => value !== undefined && values.includes(value),
  NotIn: (value, values) => value === undefined || !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
};

function describeLabel(value: unknown): string {
  return value === undefined ? 'but there is no such label' : `the label is ${quote(value)}`;
}

function checkExpression(expression: Fields, labels: Fields): Term {
  const [key, operator] = [readText(expression.key), readText(expression.operator)];
  const compare = OPERATORS[operator];
  if (!compare) {
    throw new HookFailure(
      `Unknown LabelSelector Operator "${operator}". Supported are (In, NotIn, Exists, DoesNotExist).`,
    );
  }
  const values = readList(expression.values);
  const isMet = compare(labels[key], values);
  const list = values.length > 0 ? ` ${quote(values)}` : '';
  return {key, isMet, reason: `${quote(key)} ${operator}${list}: ${describeLabel(labels[key])}`};
}

/**
 * Compares labels with each condition of a label selector. All must be met; without a condition, anything is selected.
 *
 * @param selector has `matchLabels` and `matchExpressions`
 * @throws HookFailure if an operator is unknown
 */
export function checkSelector(selector: Fields, labels: Fields): Term[] {
  const equalities = Object.entries(readMap(selector.matchLabels)).map(([key, value]) => ({
    key,
    isMet: labels[key] === value,
    reason: `${quote(key)} must be ${quote(value)}: ${describeLabel(labels[key])}`,
  }));
  const expressions = readList(selector.matchExpressions).map((expression) =>
    checkExpression(readMap(expression), labels),
  );
  return [...equalities, ...expressions];
}
