import fc from 'fast-check';

/** Operators, whole and half, a known word, and characters that break careless code. */
const PIECES = [
  ...['+', '-', '~', '^', '*', ':', '"', ' ', 'title:', '~2', '^3'],
  ...['scan', '__proto__', '🚀', '\u0000', '\ud800'],
];

/** Queries of up to 60 pieces, each an operator, a word or any text. */
export const anyQuery = fc
  .array(fc.oneof(fc.string({unit: 'binary', maxLength: 16}), fc.constantFrom(...PIECES)), {maxLength: 60})
  .map((pieces) => pieces.join(''));
