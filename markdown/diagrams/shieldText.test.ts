import {describe, expect, it} from 'vitest';

import {shieldText, restoreText} from './shieldText';

const TRICKY = String.raw`a["b"] (c) {d} |e| <f> *g* ~~h~~ \n &amp; ;`;

describe('shieldText', () => {
  it('leaves no character that has a meaning in the syntax, and puts them all back', () => {
    const shielded = shieldText(TRICKY);
    expect(shielded).not.toMatch(/[()[\]{}|<>"*~\\&;]/);
    expect(restoreText(shielded)).toBe(TRICKY);
  });

  it('leaves ordinary text alone', () => {
    expect(shieldText('Scan job: 42 % done, öäü')).toBe('Scan job: 42 % done, öäü');
  });

  it.each(['two<br>lines', 'two<br/>lines', 'two <BR /> lines'])('keeps the line break of %s', (text) => {
    expect(shieldText(text)).toBe('two<br>lines');
  });
});
