import fc from 'fast-check';

/** Operators, whole and half, a known word, and characters that break careless code. */
const PIECES = [
  ...['+', '-', '~', '^', '*', ':', '"', ' ', 'title:', '~2', '^3', '^0', 'type:docs'],
  ...['scan', '__proto__', '🚀', '\u0000', '\ud800'],
];

/**
 * Halves of surrogate pairs among them. `fc.string({unit: 'binary'})` would prepare a table of all characters for
 * seconds.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const character = fc.oneof(
    {weight: 3, arbitrary: fc.nat(0x7f)},
    {weight: 2, arbitrary: fc.nat(0xffff)},
    fc.nat(0x10ffff),
  );
  return fc.array(character, {maxLength, size: 'max'}).map((codes) => String.fromCodePoint(...codes));
}

/** Queries of up to 60 pieces, each an operator, a word or any text. */
export const anyQuery = fc
  .array(fc.oneof(anyText(8), fc.constantFrom(...PIECES)), {maxLength: 60})
  .map((pieces) => pieces.join(''));
