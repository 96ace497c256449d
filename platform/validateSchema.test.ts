import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {createAjv} from '../tests/support/createAjv';
import {loadSchemaFiles} from './loadPlatform';
import type {Schema} from './schemas';
import {Schemas} from './validateSchema';

const FIXTURES = join(__dirname, 'schemas/fixtures');
const BASE = 'https://www.securecodebox.io/schemas/';

const schemas = new Schemas(loadSchemaFiles());
const ajv = createAjv();

function readFixture(file: string): unknown {
  return JSON.parse(readFileSync(join(FIXTURES, file), 'utf8'));
}

/** Every valid example, with the reference of its schema. */
const examples = readdirSync(FIXTURES).flatMap((file): [reference: string, example: unknown][] =>
  file === 'core-kinds.json'
    ? (readFixture(file) as {kind: string}[]).map((example) => [`${file}#/$defs/${example.kind}`, example])
    : [[file, readFixture(file)]],
);

/** Copies of a value, each with one mistake: a value of another type, a field too many, a field or entry missing. */
function damage(value: unknown): unknown[] {
  const others = [null, 'a', 'A!', 7, -1, 2 ** 40, true, [], {}, [{}], ['a', 'a']];
  if (typeof value !== 'object' || value === null) return others;
  const isList = Array.isArray(value);
  const entries = Object.entries(value as Record<string, unknown>);
  const rebuild = (changed: [string, unknown][]) =>
    isList ? changed.map(([, entry]) => entry) : Object.fromEntries(changed);
  return [
    ...others,
    rebuild([...entries, ['unknown', 'a']]),
    ...entries.flatMap(([key, inner], index) => [
      rebuild(entries.toSpliced(index, 1)),
      rebuild(entries.toSpliced(index, 1, [`${key}s`, inner])),
      ...damage(inner).map((other) => rebuild(entries.toSpliced(index, 1, [key, other]))),
    ]),
  ];
}

const ALTERNATIVES: Schema = {
  anyOf: [
    {properties: {a: {type: 'object', properties: {b: {type: 'string'}, c: {type: 'string'}}}}},
    {properties: {a: {type: 'string'}}},
  ],
};

describe('the validator', () => {
  it.each(examples)('agrees with Ajv on %s and on thousands of damaged copies', (reference, example) => {
    const validate = schemas.validator(reference);
    const isValid = ajv.getSchema(BASE + reference);
    expect(validate?.(example)).toEqual([]);
    const copies = damage(example);
    expect(copies.length).toBeGreaterThan(50);
    for (const copy of copies) {
      expect(validate?.(copy).length === 0, JSON.stringify(copy)).toBe(isValid?.(copy));
    }
  });

  it('names the field, its schema and the file', () => {
    const schema: Schema = {
      properties: {'a/b c': {$ref: '#/$defs/Names'}},
      $defs: {Names: {patternProperties: {'^x': {type: 'integer'}}}},
    };
    const validate = new Schemas(new Map([['a.json', schema]])).validator('a.json');
    expect(validate?.({'a/b c': {'x~': 'é'}})).toEqual([
      {keyword: 'type', path: ['a/b c', 'x~'], data: 'é', schema: {type: 'integer'}, file: 'a.json'},
    ]);
  });

  it.each<[string, Schema, unknown, string[]]>([
    [
      'not what follows from a field of the wrong type, but the same in another item',
      {
        items: {
          if: {properties: {kind: {const: 'A'}}},
          else: {required: ['b']},
          properties: {kind: {type: 'string'}},
        },
      },
      [{kind: 5}, {kind: 'B'}],
      ['0 kind: type', '1: required'],
    ],
    [
      'every wrong name of a map, by the first alternative',
      {
        propertyNames: {anyOf: [{$ref: '#/$defs/lower'}, {pattern: '^[0-9]+$'}]},
        $defs: {lower: {pattern: '^[a-z]+$'}},
      },
      {'A!': 1, 'B!': 2},
      ['A!: pattern', 'B!: pattern'],
    ],
    [
      'of alternatives, the one that fits most of the value',
      ALTERNATIVES,
      {a: {b: 1, c: 2}},
      ['a b: type', 'a c: type'],
    ],
    ['of alternatives that fit equally, the first', ALTERNATIVES, {a: 1}, ['a: type']],
  ])('reports %s', (_name, schema, data, faults) => {
    const errors = new Schemas(new Map([['a.json', schema]])).validator('a.json')?.(data) ?? [];
    expect(errors.map(({path, keyword}) => `${path.join(' ')}: ${keyword}`)).toEqual(faults);
  });
});
