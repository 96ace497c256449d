import {expect, it} from 'vitest';

import {findPosition, moveChoice} from './choice';

it.each([
  [['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown'], 1],
  [['ArrowUp'], 7],
  [['End', 'ArrowDown'], 0],
  [['ArrowDown', 'Home'], 0],
  [Array<string>(9).fill('ArrowDown'), 1],
  [['a', 'Enter'], 0],
])('with %j, result %d of eight is selected', (keys, position) => {
  const choice = keys.reduce((place, key) => moveChoice(place, key) ?? place, 0);
  expect(findPosition(choice, 8)).toBe(position);
});

it('the position in an empty list is 0', () => {
  expect(findPosition(-1, 0)).toBe(0);
});
