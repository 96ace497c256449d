import {describe, expect, it} from 'vitest';

import {parseAssignments, type AssignmentFlag} from './parseAssignments';
import {EXPANSION} from './shellScript';

function parse(flag: AssignmentFlag, text: string) {
  return parseAssignments(flag, text).assignments.map(({path, value}) => [path, value?.data]);
}

describe('parseAssignments', () => {
  it.each([
    ['a.b=1', [[['a', 'b'], 1]]],
    [
      'a=1,b.c=x',
      [
        [['a'], 1],
        [['b', 'c'], 'x'],
      ],
    ],
    [
      'a={x,2},b=',
      [
        [['a'], ['x', 2]],
        [['b'], ''],
      ],
    ],
    ['a={}', [[['a'], []]]],
    ['env[0].name=A', [[['env', 0, 'name'], 'A']]],
    ['a[1][0]=x', [[['a', 1, 0], 'x']]],
    [String.raw`labels.app\.kubernetes\.io/name=x`, [[['labels', 'app.kubernetes.io/name'], 'x']]],
    [
      String.raw`a=x\,y,b=z=1`,
      [
        [['a'], 'x,y'],
        [['b'], 'z=1'],
      ],
    ],
  ])('takes --set %s apart', (text, expected) => {
    expect(parse('set', text)).toEqual(expected);
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
  ])('gives --set a=%s the type that helm gives it', (text, value) => {
    expect(parse('set', `a=${text}`)).toEqual([[['a'], value]]);
  });

  it('takes everything as text for --set-string', () => {
    expect(parse('set-string', 'a=true,b={1,2}')).toEqual([
      [['a'], 'true'],
      [['b'], ['1', '2']],
    ]);
  });

  it('takes the rest of the text for --set-literal', () => {
    expect(parse('set-literal', 'a=b,c={d')).toEqual([[['a'], 'b,c={d']]);
  });

  it('reads JSON for --set-json', () => {
    expect(parse('set-json', 'a={"b":[1,2]},c.d="x"')).toEqual([
      [['a'], {b: [1, 2]}],
      [['c', 'd'], 'x'],
    ]);
    expect(parseAssignments('set-json', 'a={"b":').fault).toMatch(/^the value of "a" is no valid JSON/);
  });

  it.each<[AssignmentFlag, string]>([
    ['set', `a=x${EXPANSION}`],
    ['set', `a={x,${EXPANSION}}`],
    ['set-json', `a=[${EXPANSION}]`],
    ['set-literal', `a=${EXPANSION}`],
    ['set-file', 'a=file.txt'],
  ])('knows no value for --%s %s', (flag, text) => {
    expect(parseAssignments(flag, text)).toEqual({assignments: [{flag, path: ['a']}]});
  });

  it('reports a key without a value', () => {
    expect(parseAssignments('set', 'a=1,b').fault).toBe('"b" has no value. Write b=VALUE.');
  });
});
