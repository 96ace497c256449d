import {describe, expect, it} from 'vitest';

import {parseAssignments, parseJsonAssignment} from './parseAssignments';
import {EXPANSION} from './shellScript';

describe('parseAssignments', () => {
  it.each([
    ['a.b=1', [['a.b', 1]]],
    [
      'a=1,b.c=x',
      [
        ['a', 1],
        ['b.c', 'x'],
      ],
    ],
    [
      'a={x,2},b=',
      [
        ['a', ['x', 2]],
        ['b', ''],
      ],
    ],
    ['a={}', [['a', []]]],
    [
      String.raw`a=x\,y,b=z=1`,
      [
        ['a', 'x,y'],
        ['b', 'z=1'],
      ],
    ],
  ])('parses --set %s', (text, expected) => {
    const {assignments} = parseAssignments(text);
    expect(assignments.map(({keys, value}) => [keys.join('.'), value?.data])).toEqual(expected);
  });

  it('keeps an escaped dot in its key', () => {
    const {assignments} = parseAssignments(String.raw`labels.app\.kubernetes\.io/name=x`);
    expect(assignments[0]?.keys).toEqual(['labels', 'app.kubernetes.io/name']);
  });

  it.each([
    ['true', true],
    ['False', false],
    ['null', null],
    ['0', 0],
    ['-3', -3],
    ['007', '007'],
    ['1.5', '1.5'],
    ['yes', 'yes'],
  ])('gives --set a=%s the type that helm gives it', (text, data) => {
    expect(parseAssignments(`a=${text}`)).toEqual({assignments: [{keys: ['a'], value: {data}}]});
  });

  it.each([`a=x${EXPANSION}`, `a={x,${EXPANSION}}`])('does not know the value of --set %s', (text) => {
    expect(parseAssignments(text)).toEqual({assignments: [{keys: ['a']}]});
  });

  it('reports a key without a value', () => {
    expect(parseAssignments('a=1,b').fault).toBe('"b" has no value. Write b=VALUE.');
  });
});

describe('parseJsonAssignment', () => {
  it('reads the value, if it is known', () => {
    expect(parseJsonAssignment('a.b={"c":[1,2]}').assignments).toEqual([
      {keys: ['a', 'b'], value: {data: {c: [1, 2]}}},
    ]);
    expect(parseJsonAssignment(`a=[${EXPANSION}]`).assignments).toEqual([{keys: ['a']}]);
  });

  it('reports invalid JSON', () => {
    expect(parseJsonAssignment('a={"b":').fault).toMatch(/^the value of "a" is no valid JSON/);
  });
});
