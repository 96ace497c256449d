/**
 * Lists of numbers as strings that JSON does not escape: digits from 0 to 91, printable ASCII except space, `"` and
 * `\`. Small numbers take one character. Equal numbers give equal characters, which gzip and brotli compress; base64
 * would hide them.
 */

const ALPHABET = [...Array(94).keys()]
  .map((index) => String.fromCharCode(33 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const BASE = ALPHABET.length;
/** Value of each character by its code; 255 for invalid ones. */
const VALUES = new Uint8Array(128).fill(255);
for (let index = 0; index < BASE; index += 1) VALUES[ALPHABET.charCodeAt(index)] = index;

/** Ranges of the first character, by how many follow. Together they cover the alphabet. */
const LEADS = [
  {first: 0, count: 62, following: 0},
  {first: 62, count: 26, following: 1},
  {first: 88, count: 3, following: 2},
  {first: 91, count: 1, following: 4},
] as const;

/** Integers from 0 up to about 74 million; throws on anything else. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) text += encodeNumber(number);
  return text;
}

function encodeNumber(number: number): string {
  let rest = number;
  for (const {first, count, following} of LEADS) {
    const size = BASE ** following;
    if (rest >= 0 && rest < count * size && Number.isInteger(rest)) {
      let digits = '';
      for (let index = 0; index < following; index += 1) {
        digits = ALPHABET.charAt(Math.floor(rest / BASE ** index) % BASE) + digits;
      }
      return ALPHABET.charAt(first + Math.floor(rest / size)) + digits;
    }
    rest -= count * size;
  }
  throw new Error(`${number} cannot be written: it is not an integer, negative or too large.`);
}

/** Throws if the text is not valid. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (let position = 0; position < text.length;) {
    let lead = getValue(text, position);
    let offset = 0;
    let following = 0;
    for (const range of LEADS) {
      following = range.following;
      if (lead < range.count) break;
      lead -= range.count;
      offset += range.count * BASE ** following;
    }
    let value = lead;
    for (let index = 1; index <= following; index += 1)
      value = value * BASE + getValue(text, position + index);
    numbers.push(offset + value);
    position += 1 + following;
  }
  return numbers;
}

function getValue(text: string, position: number): number {
  const value = VALUES[text.charCodeAt(position)] ?? 255;
  if (value === 255) throw new Error('The numbers are damaged.');
  return value;
}
