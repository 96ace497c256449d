import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {createAjv} from './createAjv';
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

  it('names the field, the schema and the way to it', () => {
    const schema: Schema = {
      properties: {'a/b c': {$ref: '#/$defs/Names'}},
      $defs: {Names: {patternProperties: {'^x': {type: 'integer'}}}},
    };
    const [error] =
      new Schemas(new Map([['a.json', schema]])).validator('a.json')?.({'a/b c': {'x~': 'é'}}) ?? [];
    expect(error).toMatchObject({
      keyword: 'type',
      instancePath: '/a~1b c/x~0',
      schemaPath: '#/properties/a~1b c/$ref/patternProperties/^x/type',
      data: 'é',
      parentSchema: {type: 'integer'},
      file: 'a.json',
    });
  });
});
