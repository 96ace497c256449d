import {describe, expect, it} from 'vitest';

import {applyKey, isComposing} from './keys';

const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
  getModifierState: () => false,
});

describe('applyKey', () => {
  it.each([
    ['nma', 'p', 'nmap'],
    ['', ' ', ' '],
    ['nmap', 'Backspace', 'nma'],
    ['', 'Backspace', ''],
    ['a🚀', 'Backspace', 'a'],
    ['a', '🚀', 'a🚀'],
  ])('makes of %j and %j the text %j', (text, key, expected) => {
    expect(applyKey(text, press(key))).toBe(expected);
  });

  it.each(['Enter', 'Escape', 'Shift', 'ArrowLeft', 'F5', 'Dead', 'Unidentified'])(
    'leaves the text alone on %s',
    (key) => {
      expect(applyKey('nmap', press(key))).toBeUndefined();
    },
  );

  it('leaves the text alone on shortcuts, but not on signs that are typed with AltGr', () => {
    expect(applyKey('nmap', press('r', {ctrlKey: true}))).toBeUndefined();
    expect(applyKey('nmap', press('l', {metaKey: true}))).toBeUndefined();
    const altGraph = {...press('@', {ctrlKey: true, altKey: true}), getModifierState: () => true};
    expect(applyKey('nmap', altGraph)).toBe('nmap@');
  });
});

describe('isComposing', () => {
  it('knows the keys of input methods, in Safari too', () => {
    expect(isComposing({isComposing: true, keyCode: 13})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 229})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 13})).toBe(false);
  });
});
