import {describe, expect, it} from 'vitest';

import {Schemas} from '../validateSchema';
import {selectErrors} from './selectErrors';

/** The errors that are reported, each as `pointer keyword`; errors of field names also with the name. */
function select(schema: object, data: unknown): string[] {
  const errors = new Schemas(new Map([['a.json', schema]])).validator('a.json')?.(data) ?? [];
  expect(errors).not.toEqual([]);
  return selectErrors(errors).map(({instancePath, keyword, propertyName}) =>
    [instancePath, keyword, propertyName].filter((part) => part !== undefined).join(' '),
  );
}

describe('selectErrors', () => {
  const branches = {
    type: 'array',
    items: {
      if: {properties: {kind: {const: 'A'}}},
      else: {required: ['b']},
      properties: {kind: {type: 'string'}},
    },
  };

  it('leaves out errors that follow from a field of the wrong type', () => {
    expect(select(branches, [{kind: 5}])).toEqual(['/0/kind type']);
  });

  it('reports the same branch of another item', () => {
    expect(select(branches, [{kind: 5}, {kind: 'B'}])).toEqual(['/0/kind type', '/1 required']);
  });

  it('reports every wrong name of a map', () => {
    const names = {
      propertyNames: {anyOf: [{$ref: '#/$defs/lower'}, {$ref: '#/$defs/digits'}]},
      $defs: {lower: {pattern: '^[a-z]+$'}, digits: {pattern: '^[0-9]+$'}},
    };
    expect(select(names, {'A!': 1, 'B!': 2})).toEqual([' pattern A!', ' pattern B!']);
  });

  it('of several alternatives, reports the one that matches most of the data', () => {
    const alternatives = {
      anyOf: [
        {properties: {a: {type: 'object', properties: {b: {type: 'string'}, c: {type: 'string'}}}}},
        {properties: {a: {type: 'string'}}},
      ],
    };
    expect(select(alternatives, {a: {b: 1, c: 2}})).toEqual(['/a/b type', '/a/c type']);
    expect(select(alternatives, {a: 1})).toEqual(['/a type', '/a type']);
  });
});
