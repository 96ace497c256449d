import {describe, expect, it} from 'vitest';

import {checkSelector} from './selector';

const LABELS = {'securecodebox.io/intensive': 'light', team: 'red'};

function isSelected(selector: object, labels: object = LABELS): boolean {
  return checkSelector(selector as Record<string, unknown>, labels as Record<string, unknown>).every(
    ({isMet}) => isMet,
  );
}

const expression = (operator: string, values?: string[], key = 'team') => ({
  matchExpressions: [{key, operator, values}],
});

describe('checkSelector', () => {
  it.each([
    [true, {matchLabels: {team: 'red'}}],
    [false, {matchLabels: {team: 'blue'}}],
    [false, {matchLabels: {other: 'red'}}],
    [true, expression('In', ['red', 'blue'])],
    [false, expression('In', ['blue'])],
    [false, expression('In', ['red'], 'other')],
    [false, expression('NotIn', ['red'])],
    [true, expression('NotIn', ['blue'])],
    [true, expression('NotIn', ['red'], 'other')],
    [true, expression('Exists')],
    [false, expression('Exists', undefined, 'other')],
    [false, expression('DoesNotExist')],
    [true, expression('DoesNotExist', undefined, 'other')],
    [false, {matchLabels: {toString: 'red'}}],
    [true, expression('DoesNotExist', undefined, 'constructor')],
  ])('selects: %s for %j', (isMet, selector) => {
    expect(isSelected(selector)).toBe(isMet);
  });

  it.each(['Gt', 'toString', '__proto__'])('fails for the operator %s', (operator) => {
    expect(() => isSelected(expression(operator, ['red']))).toThrow(
      `Unknown LabelSelector Operator "${operator}"`,
    );
  });

  it('says for each condition what it wants and what the label is', () => {
    const terms = checkSelector(
      {matchLabels: {team: 'blue', size: 'L'}, ...expression('In', ['red', 'green'])},
      LABELS,
    );
    expect(terms.map(({reason}) => reason)).toEqual([
      '`team` must be `blue`, but is `red`',
      '`size` must be `L`, but is missing',
      '`team` must be one of `red`, `green` and is `red`',
    ]);
  });
});
