import {describe, expect, it} from 'vitest';

import type {Schema, SchemaFiles} from '../../platform/schemas';
import {findField, ITEM} from './findField';

const row: Schema = {type: 'object', additionalProperties: false, properties: {name: {type: 'string'}}};

const files: SchemaFiles = new Map([
  [
    'thing.json',
    {
      type: 'object',
      additionalProperties: false,
      patternProperties: {'^x-': {type: 'string'}},
      properties: {
        rows: {type: 'array', items: row},
        table: {type: 'array', items: {type: 'array', items: row}},
        state: {type: 'string', enum: ['Done', 'Errored']},
      },
    },
  ],
]);

describe('findField', () => {
  it('allows other names besides those that a pattern describes', () => {
    expect(findField(files, 'thing.json', ['x-note'])).toEqual({type: 'field'});
  });

  it('knows the values of a field', () => {
    expect(findField(files, 'thing.json', ['state'])).toEqual({type: 'field', allowed: ['Done', 'Errored']});
  });

  it.each([[['rows', ITEM, 'name']], [['table', ITEM, ITEM, 'name']]])('follows %j into items', (path) => {
    expect(findField(files, 'thing.json', path)).toEqual({type: 'field'});
  });

  it('reports a path that does not say which item of a list it means', () => {
    expect(findField(files, 'thing.json', ['rows', 'name'])).toEqual({type: 'list', name: 'name'});
  });
});
