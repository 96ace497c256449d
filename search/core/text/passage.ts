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
/** Of the text before the first term, if that is so far from the beginning that it would not be seen. */
const LEAD_LENGTH = 40;
const MAX_LEAD = 70;
/** A word is cut only if there is no word boundary within this distance. */
const MAX_WORD_SHIFT = 20;
/** In the other direction, usually to the beginning or end of a URL. */
const MAX_WORD_SHIFT_BACK = 60;
const PART_END = ' · ';
/** Separator between two cells of a table row in the content. */
export const CELL_END = ' · ';
/** Begins a line of the content that says little by itself: of a sample, or the header of a table. */
export const MINOR_START = '\t';
/** Relative to a sentence or a row with the same terms. */
const MINOR_VALUE = 0.6;
/** The beginning says what the section is about. */
const FIRST_VALUE = 1.2;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}`“"])/u;
const NO_TEXT = /[\s·]/;

interface Part {
  text: string;
  kind: 'sentence' | 'row' | 'minor';
  /** Position of its line. */
  line: number;
}

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

/** Of a text with these terms: whole identifiers are long and say more than their parts. */
function getValue(marks: readonly Range[]): number {
  const seen = new Map<string, number>();
  for (const {term} of marks) seen.set(term, (seen.get(term) ?? 0) + 1);
  return [...seen].reduce((sum, [term, count]) => sum + 10 + term.length + Math.min(count, 3), 0);
}

/** The position of the one with the highest value, the first of equal ones; 0 if there are none. */
function findBest<Item>(
  items: readonly Item[],
  getValueOf: (item: Item, position: number) => number,
): number {
  const values = items.map(getValueOf);
  return Math.max(0, values.indexOf(Math.max(...values)));
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

function splitParts(content: string): Part[] {
  // A command that is continued with a backslash is one line.
  return content
    .replaceAll(/ \\\n\t\s*/g, ' ')
    .split('\n')
    .flatMap((source, line) => {
      const text = source.replaceAll(/\s+/g, ' ').trim();
      const kind = source.startsWith(MINOR_START) ? 'minor' : text.includes(CELL_END) ? 'row' : 'sentence';
      const texts = kind === 'sentence' ? text.split(SENTENCE_END) : [text];
      return texts.filter((part) => part !== '').map((part): Part => ({text: part, kind, line}));
    });
}

function join(before: Part, {text, line}: Part): string {
  return `${before.text}${before.line === line ? ' ' : PART_END}${text}`;
}

/** A row or a line of a sample with the sentence before it, which says what it is about, if there is room for it. */
function addSentenceBefore(parts: readonly Part[], position: number, part: Part): Part {
  const before = parts.slice(0, position).findLast(({kind}) => kind === 'sentence');
  const text = before ? join(before, part) : part.text;
  return text.length > PASSAGE_LENGTH ? part : {...part, text};
}

/** One line of a sample; otherwise as much from one part on as there is room for. */
function joinParts(parts: readonly Part[], first: number): string {
  const part = parts[first];
  if (!part) return '';
  let shown = part.kind === 'sentence' ? part : addSentenceBefore(parts, first, part);
  if (part.kind === 'minor') return shown.text;
  for (const next of parts.slice(first + 1)) {
    if (shown.text.length >= PASSAGE_LENGTH) break;
    if (next.kind !== 'minor') shown = {...next, text: join(shown, next)};
  }
  return shown.text;
}

/** The text of a table row after its name. */
export function findRowText(text: string, name: string): string | undefined {
  const start = `${name}${CELL_END}`;
  return text
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length);
}

/** The terms in the stretch with the most different ones. */
function getShown(marks: readonly Range[]): Range[] {
  const getStretch = ({start}: Range, position: number) =>
    marks.slice(position).filter(({end}) => end <= start + PASSAGE_LENGTH - LEAD_LENGTH);
  const best = findBest(marks, (mark, position) => getValue(getStretch(mark, position)));
  const first = marks[best];
  return first ? getStretch(first, best) : [];
}

/** The sentence, row or line of a sample that says most about the terms, or the beginning of the text. */
export function toPassage(content: string, terms: ReadonlySet<string>): Segment[] {
  const parts = splitParts(content);
  const best = findBest(parts, (part, position) => {
    const isFound = collectMarks(part.text, terms).length > 0;
    const value = isFound ? getValue(getShown(collectMarks(joinParts(parts, position), terms))) : 0;
    if (part.kind === 'minor') return value * MINOR_VALUE;
    return position === 0 ? value * FIRST_VALUE : value;
  });
  const text = joinParts(parts, best);
  const marks = collectMarks(text, terms);
  const first = getShown(marks)[0]?.start ?? 0;
  let start = first <= MAX_LEAD ? 0 : findCut(text, first - LEAD_LENGTH, 1);
  const limit = Math.min(text.length, start + PASSAGE_LENGTH);
  let end = limit === text.length ? limit : findCut(text, limit, -1);
  while (start < end && NO_TEXT.test(text.charAt(start))) start += 1;
  while (end > start && NO_TEXT.test(text.charAt(end - 1))) end -= 1;
  const segments = toSegments(text, start, end, marks);
  if (start > 0) segments.unshift({text: '… ', marked: false});
  if (end < text.length) segments.push({text: ' …', marked: false});
  return segments;
}
