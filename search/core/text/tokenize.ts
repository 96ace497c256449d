import {stem} from './stem';

export interface Token {
  /** The form in the index: lower case, without accents, stemmed. */
  term: string;
  /** Before stemming, to compare it with an unfinished word. */
  surface: string;
  /** Position in the text, in UTF-16 units: `text.slice(start, end)`. */
  start: number;
  end: number;
  /** Whether the term has several parts, which follow as separate tokens: `spec.scanType`. */
  compound: boolean;
}

/** Longer terms are digests and encoded data, which are found by their parts. */
const MAX_TERM_LENGTH = 40;

const MAX_COMPOUND_LENGTH = 64;
const MAX_UNDIVIDED_LENGTH = 3;

const ATOM = /[\p{L}\p{N}\p{M}_./:@+#$\\'’-]+/gu;
/** Without Unicode it takes a fifth of the time, and most texts are ASCII. */
const ASCII_ATOM = /[A-Za-z0-9_./:@+#$\\'-]+/g;
/** The signs in ATOM; the rest is letters, digits, marks, or half of a surrogate pair. */
const SIGNS = new Set("_./:@+#$\\'’-");
const PATH_SIGNS = '/:@+#$\\';
// `scan`, `Type`, `v1`, `HTTP`, `CVE`; `HTTP` and `Server` in `HTTPServer`.
const CAMEL_PARTS =
  /[\p{Lu}\p{N}]+(?=\p{Lu}\p{Ll}{2})|[\p{Lu}\p{N}\p{M}]*[^\p{Lu}]+|[\p{Lu}\p{N}\p{M}]+(?!\p{Ll})|\p{Lu}/gu;

function foldCharacters(text: string): string {
  const plain = /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain.toLowerCase();
}

function foldPart(part: string): string {
  return foldCharacters(part.slice(0, MAX_TERM_LENGTH))
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .slice(0, MAX_TERM_LENGTH);
}

/** The index term of a word without inner structure: letters and digits, possibly with apostrophes. */
export function toTerm(part: string): string {
  return stem(foldPart(part));
}

/**
 * The form of a whole identifier before stemming. `auto-discovery` and `autoDiscovery` become one; only the leading
 * dashes of an option and separators between two digits are kept.
 */
export function foldCompound(text: string): string {
  const dashes = /^-{1,2}/.exec(text)?.[0] ?? '';
  const folded = foldCharacters(text)
    .replace(/['’]s$/, '')
    .replace(/(\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, '$1.')
    .replace(/(?<!\p{N})[^\p{L}\p{N}]+|[^\p{L}\p{N}]+(?!\p{N})/gu, '');
  return dashes + folded;
}

class TokenCollector {
  readonly tokens: Token[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  addCompound(start: number, end: number): void {
    if (end - start > MAX_COMPOUND_LENGTH) return;
    const surface = foldCompound(this.#text.slice(start, end));
    const term = surface.startsWith('-') ? surface : stem(surface);
    // Accents without letters leave an empty string.
    if (term === '' || term.length > MAX_TERM_LENGTH) return;
    this.tokens.push({term, surface, start, end, compound: true});
  }

  addPart(start: number, end: number): void {
    const surface = foldPart(this.#text.slice(start, end));
    const term = stem(surface);
    if (term !== '') this.tokens.push({term, surface, start, end, compound: false});
  }

  split(start: number, end: number, separators: string): [number, number][] {
    const parts: [number, number][] = [];
    let from = start;
    for (let index = start; index <= end; index += 1) {
      if (index < end && !separators.includes(this.#text.charAt(index))) continue;
      if (index > from) parts.push([from, index]);
      from = index + 1;
    }
    return parts;
  }

  addWord(start: number, end: number): void {
    if (end - start <= MAX_UNDIVIDED_LENGTH) return this.addPart(start, end);
    const word = this.#text.slice(start, end);
    if (/^.?[a-z]+$/.test(word)) return this.addPart(start, end);
    const parts = [...word.matchAll(CAMEL_PARTS)];
    if (parts.length < 2) return this.addPart(start, end);
    this.addCompound(start, end);
    for (const part of parts) this.addPart(start + part.index, start + part.index + part[0].length);
  }

  addSegment(start: number, end: number): void {
    const dotted = this.split(start, end, '.');
    if (dotted.length > 1) {
      this.addCompound(start, end);
      // The parts of versions and IP addresses are meaningless on their own.
      if (/^[\d.]+$/.test(this.#text.slice(start, end))) return;
    }
    for (const [from, to] of dotted) {
      const words = this.split(from, to, '-_');
      if (words.length > 1) this.addCompound(from, to);
      for (const [wordStart, wordEnd] of words) this.addWord(wordStart, wordEnd);
    }
  }

  addAtom(start: number, end: number): void {
    const text = this.#text.slice(start, end);
    const option = /^-{1,2}(?=[\p{L}\p{N}])/u.exec(text);
    if (option) this.addCompound(start, end);
    const from = start + (option?.[0].length ?? 0);
    const segments = this.split(from, end, PATH_SIGNS);
    // Longer paths and URLs are found by their segments.
    if (segments.length === 2 && !option && !text.includes('://')) this.addCompound(start, end);
    for (const [segmentStart, segmentEnd] of segments) {
      const [trimmedStart, trimmedEnd] = trimSigns(this.#text, segmentStart, segmentEnd);
      if (trimmedEnd > trimmedStart) this.addSegment(trimmedStart, trimmedEnd);
    }
  }
}

/** Trims signs at both ends. The dashes of an option can be kept if only white space precedes them. */
function trimSigns(text: string, start: number, end: number, keepDashes = false): [number, number] {
  let from = start;
  let to = end;
  while (from < to && SIGNS.has(text.charAt(from))) from += 1;
  while (to > from && SIGNS.has(text.charAt(to - 1))) to -= 1;
  const dashes = text.slice(Math.max(start, from - 3), from);
  return [keepDashes && from < to && /^-{1,2}$/.test(dashes) ? from - dashes.length : from, to];
}

/**
 * Splits a text into terms. Identifiers are returned whole and then in parts: `spec.scanType` gives `specscantyp`,
 * `spec`, `scantyp`, `scan`, `type`.
 */
export function tokenize(text: string): Token[] {
  const collector = new TokenCollector(text);
  for (const match of text.matchAll(/^[\x00-\x7f]*$/.test(text) ? ASCII_ATOM : ATOM)) {
    const [start, end] = trimSigns(text, match.index, match.index + match[0].length, true);
    if (end > start) collector.addAtom(start, end);
  }
  return collector.tokens;
}

/** Tests for the terms of some words, which are separated by spaces. */
export function compileTermTest(words: string): (term: string) => boolean {
  const terms = new Set(words.split(' ').map(toTerm));
  return (term) => terms.has(term);
}

export function collectTerms(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => tokenize(text).map(({term}) => term)));
}
