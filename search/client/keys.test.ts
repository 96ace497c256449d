import {describe, expect, it} from 'vitest';

import {findPosition, isComposing, isListKey, isSearchShortcut, moveChoice} from './keys';

const press = (key: string, modifiers: {altKey?: boolean; shiftKey?: boolean} = {}) =>
  isListKey({key, altKey: false, shiftKey: false, ...modifiers});

describe('isListKey', () => {
  it.each([
    [true, ['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']],
    [false, ['p', ' ', 'Backspace', 'Escape', 'Tab', 'Shift', 'ArrowLeft', 'F5', 'Dead']],
  ])('is %j for %j', (isForList, keys) => {
    for (const key of keys) expect(press(key), key).toBe(isForList);
  });

  it('leaves keys that select text or scroll by themselves to the field', () => {
    expect(press('End', {shiftKey: true})).toBe(false);
    expect(press('ArrowDown', {altKey: true})).toBe(false);
    expect(press('Enter', {shiftKey: true})).toBe(true);
  });
});

describe('isSearchShortcut', () => {
  const isShortcut = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {ctrlKey: true}) =>
    isSearchShortcut({key, code, ...modifiers} as KeyboardEvent);

  it('is the K of any layout, by its place only where that is no Latin letter', () => {
    expect(isShortcut('k', 'KeyK')).toBe(true);
    expect(isShortcut('K', 'KeyV', {metaKey: true})).toBe(true);
    for (const letter of ['л', 'κ', 'ל']) expect(isShortcut(letter, 'KeyK'), letter).toBe(true);
    // Dvorak has T there, and Ctrl+T opens a tab.
    expect(isShortcut('t', 'KeyK')).toBe(false);
    expect(isShortcut('л', 'KeyG')).toBe(false);
    expect(isShortcut('л', 'KeyK', {})).toBe(false);
    expect(isShortcut('k', 'KeyK', {ctrlKey: true, shiftKey: true})).toBe(false);
  });
});

describe('isComposing', () => {
  it('recognises the keys of input methods, in Safari too', () => {
    expect(isComposing({isComposing: true, keyCode: 13})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 229})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 13})).toBe(false);
  });
});

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
