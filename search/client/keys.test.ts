import {describe, expect, it} from 'vitest';

import {isComposing, readSearchKey} from './keys';

type Modifier = 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey';

const press = (key: string, ...modifiers: Modifier[]) => ({
  key,
  ctrlKey: modifiers.includes('ctrlKey'),
  metaKey: modifiers.includes('metaKey'),
  altKey: modifiers.includes('altKey'),
  shiftKey: modifiers.includes('shiftKey'),
  getModifierState: () => false,
});

describe('readSearchKey', () => {
  it.each([
    'p',
    ' ',
    '🚀',
    'Backspace',
    'Enter',
    'ArrowDown',
    'ArrowUp',
    'PageDown',
    'PageUp',
    'Home',
    'End',
  ])('is for the search: %j', (key) => {
    expect(readSearchKey(press(key))).toBe(key);
  });

  it.each(['Escape', 'Tab', 'Shift', 'ArrowLeft', 'F5', 'Dead', 'Unidentified'])(
    'is not for the search: %s',
    (key) => {
      expect(readSearchKey(press(key))).toBeUndefined();
    },
  );

  it('leaves shortcuts alone, but not symbols that are typed with AltGr', () => {
    expect(readSearchKey(press('r', 'ctrlKey'))).toBeUndefined();
    expect(readSearchKey(press('l', 'metaKey'))).toBeUndefined();
    const altGraph = {...press('@', 'ctrlKey', 'altKey'), getModifierState: () => true};
    expect(readSearchKey(altGraph)).toBe('@');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('keeps Enter with %s from the page', (modifier) => {
    expect(readSearchKey(press('Enter', modifier))).toBe('');
  });
});

describe('isComposing', () => {
  it('recognises the keys of input methods, in Safari too', () => {
    expect(isComposing({isComposing: true, keyCode: 13})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 229})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 13})).toBe(false);
  });
});
