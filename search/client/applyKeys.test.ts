import {describe, expect, it} from 'vitest';

import {applyKeys, findPosition} from './applyKeys';

describe('applyKeys', () => {
  it.each([
    ['nma', ['p'], 'nmap'],
    ['', [' '], ' '],
    ['nmap', ['Backspace'], 'nma'],
    ['', ['Backspace', 'a'], 'a'],
    ['a', ['🚀', '🚀', 'Backspace'], 'a🚀'],
  ])('turns %j and %j into the query %j', (query, keys, expected) => {
    expect(applyKeys(query, keys)).toEqual({query: expected, choice: 0, isSubmitted: false});
  });

  it.each([
    [['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown'], 1],
    [['ArrowUp'], 7],
    [['End', 'ArrowDown'], 0],
    [['ArrowDown', 'Home'], 0],
    [Array<string>(9).fill('ArrowDown'), 1],
  ])('with %j, selects result %d of eight', (keys, position) => {
    expect(findPosition(applyKeys('nmap', keys).choice, 8)).toBe(position);
  });

  it('forgets Enter and the choice when the query changes', () => {
    expect(applyKeys('nmap', ['ArrowDown', 'Enter'])).toEqual({query: 'nmap', choice: 1, isSubmitted: true});
    expect(applyKeys('nmap', ['ArrowDown', 'Enter', 's'])).toEqual({
      query: 'nmaps',
      choice: 0,
      isSubmitted: false,
    });
  });

  it('skips keys that do nothing', () => {
    expect(applyKeys('nmap', [''])).toEqual({query: 'nmap', choice: 0, isSubmitted: false});
  });
});

it('the position in an empty list is 0', () => {
  expect(findPosition(-1, 0)).toBe(0);
});
