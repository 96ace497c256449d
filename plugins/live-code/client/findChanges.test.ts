import {describe, expect, it} from 'vitest';

import {findChangedFields, selectObjects} from './findChanges';

describe('findChangedFields', () => {
  const before = [
    {id: '1', severity: 'LOW', attributes: {port: 22}},
    {id: '2', severity: 'LOW'},
  ];

  it('names the fields that differ from the finding with the same id', () => {
    expect(
      findChangedFields({id: '1', severity: 'HIGH', attributes: {port: 22, owner: 'shop'}}, before),
    ).toEqual(['severity', 'attributes']);
    expect(findChangedFields({id: '1', severity: 'LOW'}, before)).toEqual(['attributes']);
  });

  it('finds nothing in an unchanged finding and in a new one', () => {
    expect(findChangedFields({id: '2', severity: 'LOW'}, before)).toEqual([]);
    expect(findChangedFields({id: '3', severity: 'HIGH'}, before)).toEqual([]);
  });
});

describe('selectObjects', () => {
  it('leaves out what is not an object', () => {
    expect(selectObjects([{id: '1'}, null, 'text', 7])).toEqual([{id: '1'}]);
  });
});
