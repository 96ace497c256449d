import {isStopTerm} from './stopWords';
import {tokenize} from './tokenize';

export interface Segment {
  text: string;
  marked: boolean;
}

interface Range {
  start: number;
  end: number;
  term: string;
}

/** Length of a passage in UTF-16 units, without the ellipses at its ends. */
const PASSAGE_LENGTH = 170;
const LEAD_LENGTH = 40;
/** A word is cut only if there is no word boundary within this distance. */
const MAX_WORD_SHIFT = 20;
/** In the other direction, usually to the beginning or end of a URL. */
const MAX_WORD_SHIFT_BACK = 60;
const LINE_END = ' · ';
/** Separator between two cells of a table row in the content. */
export const CELL_END = ' · ';
const NO_TEXT = /[\s·]/;

/** Places of the terms in a text, without overlaps. Stop words are included only if there are no other terms. */
export function collectMarks(text: string, terms: ReadonlySet<string>): Range[] {
  const telling = new Set([...terms].filter((term) => !isStopTerm(term)));
  const wanted = telling.size > 0 ? telling : terms;
  const ranges: Range[] = [];
  for (const {term, start, end} of tokenize(text)) {
    const last = ranges.at(-1);
    if (wanted.has(term) && (!last || start >= last.end)) ranges.push({start, end, term});
  }
  return ranges;
}

function toSegments(text: string, start: number, end: number, marks: readonly Range[]): Segment[] {
  const segments: Segment[] = [];
  let position = start;
  for (const mark of marks) {
    if (mark.start < position || mark.end > end) continue;
    if (mark.start > position) segments.push({text: text.slice(position, mark.start), marked: false});
    segments.push({text: text.slice(mark.start, mark.end), marked: true});
    position = mark.end;
  }
  if (position < end) segments.push({text: text.slice(position, end), marked: false});
  return segments;
}

export function markText(text: string, terms: ReadonlySet<string>): Segment[] {
  return toSegments(text, 0, text.length, collectMarks(text, terms));
}

/** Start of the first hit in the part of the text with the most different terms. */
function findBestStart(marks: readonly Range[]): number {
  let best = 0;
  let bestValue = 0;
  marks.forEach(({start}, position) => {
    const seen = new Map<string, number>();
    for (let next = position; next < marks.length; next += 1) {
      const mark = marks[next];
      if (!mark || mark.end > start + PASSAGE_LENGTH - LEAD_LENGTH) break;
      seen.set(mark.term, (seen.get(mark.term) ?? 0) + 1);
    }
    // Long terms are whole identifiers, which say more than their parts.
    const value = [...seen].reduce((sum, [term, count]) => sum + 10 + term.length + Math.min(count, 3), 0);
    if (value > bestValue) {
      bestValue = value;
      best = start;
    }
  });
  return best;
}

function isBetweenWords(text: string, position: number): boolean {
  const isOpen = (place: number) => place < 0 || place >= text.length || /\s/.test(text.charAt(place));
  return isOpen(position - 1) || isOpen(position);
}

/** The nearest place between words, first in one direction and then in the other; never inside a character. */
function findCut(text: string, position: number, step: 1 | -1): number {
  for (const [direction, most] of [
    [step, MAX_WORD_SHIFT],
    [-step, MAX_WORD_SHIFT_BACK],
  ] as const) {
    for (let shift = 0; shift <= most; shift += 1) {
      const place = position + shift * direction;
      if (place >= 0 && place <= text.length && isBetweenWords(text, place)) return place;
    }
  }
  return /[\ud800-\udbff]/.test(text.charAt(position - 1)) ? position - 1 : position;
}

function joinLines(content: string): string {
  return content
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(LINE_END);
}

/** The text of a table row after its name. */
export function findRowText(text: string, name: string): string | undefined {
  const start = `${name}${CELL_END}`;
  return text
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length);
}

/** The part of a text around the terms, or its beginning if it contains none of them. */
export function toPassage(text: string, terms: ReadonlySet<string>): Segment[] {
  const plain = joinLines(text);
  if (plain === '') return [];
  const marks = collectMarks(plain, terms);
  const wanted = Math.max(0, findBestStart(marks) - LEAD_LENGTH);
  let start = wanted === 0 ? 0 : findCut(plain, wanted, 1);
  const limit = Math.min(plain.length, start + PASSAGE_LENGTH);
  let end = limit === plain.length ? limit : findCut(plain, limit, -1);
  while (start < end && NO_TEXT.test(plain.charAt(start))) start += 1;
  while (end > start && NO_TEXT.test(plain.charAt(end - 1))) end -= 1;
  const segments = toSegments(plain, start, end, marks);
  if (start > 0) segments.unshift({text: '… ', marked: false});
  if (end < plain.length) segments.push({text: ' …', marked: false});
  return segments;
}
