import {expect, it} from 'vitest';

import {describeThrown, describeValue} from './thrown';

const fail = () => {
  throw new Error('no');
};
const changed = (fields: object) => Object.assign(new Error('text'), fields);
const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const itself = new Error();
Object.assign(itself, {name: itself, message: itself});
const {proxy: revoked, revoke} = Proxy.revocable({}, {});
revoke();

it.each([
  ['an error', new TypeError('text'), 'TypeError: text'],
  ['an error without a message', new Error(), 'Error'],
  ['a text', 'text', 'text'],
  ['a long text', 'x'.repeat(301), `${'x'.repeat(300)}…`],
  ['an object', {a: 1}, 'Thrown: {"a":1}'],
  ['an object without a prototype', Object.create(null), 'Thrown: {}'],
  ['an object whose text is none', {toString: null}, 'Thrown: {"toString":null}'],
  ['nothing', undefined, 'Thrown: undefined'],
  ['null', null, 'Thrown: null'],
  ['a big number', 10n, 'Thrown: 10'],
  ['a symbol', Symbol('a'), 'Thrown: Symbol(a)'],
  ['an error whose message is an object', changed({message: {a: 1}}), 'Error: {"a":1}'],
  ['an error whose name is a number', changed({name: 5}), '5: text'],
  ['an error whose stack is an object', changed({stack: {}}), 'Thrown: Error: text'],
  ['an error that is its own message', itself, 'Thrown: a value that cannot be shown'],
  [
    'an error whose message fails',
    Object.defineProperty(new Error(), 'message', {get: fail}),
    'Thrown: a value that cannot be shown',
  ],
  ['an object that contains itself', cyclic, 'Thrown: a value that cannot be shown'],
  ['an object that becomes no JSON', {toJSON: fail}, 'Thrown: a value that cannot be shown'],
  ['an object that becomes nothing', {toJSON: () => undefined}, 'Thrown: undefined'],
  ['a proxy', new Proxy({}, {get: fail, getPrototypeOf: fail}), 'Thrown: a value that cannot be shown'],
  ['a revoked proxy', revoked, 'Thrown: a value that cannot be shown'],
])('describes %s', (_, thrown, message) => {
  expect(describeThrown(thrown, 0)).toEqual({message, line: undefined});
});

it('finds the innermost line of the code in the stack, in each browser', () => {
  const stacks = [
    'Error: a\n    at f (https://example.com/a.js:1:2)\n    at parse (blob:null/1-2:12:34)\n    at blob:null/1-2:3:4',
    'f@https://example.com/a.js:1:2\nparse@blob:null/1-2:12:34\n@blob:null/1-2:3:4',
  ];
  for (const stack of stacks) expect(describeThrown(changed({stack}), 10).line).toBe(2);
  expect(describeThrown(changed({stack: 'blob:'.repeat(1e6)}), 10).line).toBeUndefined();
});

it('a value in the log is its text, without what was thrown around it', () => {
  expect(['a', {a: 1}, undefined, new Error('b'), cyclic].map(describeValue)).toEqual([
    'a',
    '{"a":1}',
    'undefined',
    'Error: b',
    'a value that cannot be shown',
  ]);
});
