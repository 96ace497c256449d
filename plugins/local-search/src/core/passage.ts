import {isStopTerm} from './stopWords';
import {tokenize} from './tokenize';

/** A piece of a text that is shown with or without a mark. */
export type Segment = {
  text: string;
  marked: boolean;
};

type Range = {start: number; end: number; term: string};

/** Length of a passage in UTF-16 units, without the dots at its ends. */
const PASSAGE_LENGTH = 170;
/** A passage begins this much before its first hit. */
const LEAD_LENGTH = 40;
/** Words are cut through only if there is no end of a word within this distance. */
const MAX_WORD_SHIFT = 20;

/** Places of the terms in a text, without overlaps. Stop words count only if nothing else was looked for. */
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

function createSegments(text: string, start: number, end: number, marks: readonly Range[]): Segment[] {
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

/** A whole text with the terms marked. */
export function markText(text: string, terms: ReadonlySet<string>): Segment[] {
  return createSegments(text, 0, text.length, collectMarks(text, terms));
}

/** First hit of the stretch with the most different terms. */
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
    // Long terms are whole identifiers: they say more than their parts.
    const value = [...seen].reduce((sum, [term, count]) => sum + 10 + term.length + Math.min(count, 3), 0);
    if (value > bestValue) {
      bestValue = value;
      best = start;
    }
  });
  return best;
}

/** Moves a cut to the nearest end of a word in one direction. */
function moveToSpace(text: string, position: number, step: 1 | -1): number {
  for (let shift = 0; shift <= MAX_WORD_SHIFT; shift += 1) {
    const place = position + shift * step;
    if (place <= 0 || place >= text.length) return Math.max(0, Math.min(text.length, place));
    if (/\s/.test(text.charAt(place))) return place;
  }
  return position;
}

/** The part of a text around the terms, or its beginning where it has none of them. */
export function createPassage(text: string, terms: ReadonlySet<string>): Segment[] {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const marks = collectMarks(plain, terms);
  const wanted = Math.max(0, findBestStart(marks) - LEAD_LENGTH);
  const start = wanted === 0 ? 0 : moveToSpace(plain, wanted, 1);
  const limit = Math.min(plain.length, start + PASSAGE_LENGTH);
  const end = limit === plain.length ? limit : moveToSpace(plain, limit, -1);
  const segments = createSegments(plain, start, end, marks);
  if (start > 0) segments.unshift({text: '… ', marked: false});
  if (end < plain.length) segments.push({text: ' …', marked: false});
  return segments;
}
