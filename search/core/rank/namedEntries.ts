import {getEditDistance} from '../../../text/suggest';
import {collectEntries, getEntryKey, type Entry} from '../index/entries';
import type {SearchDocument} from '../index/records';
import type {ClauseMatch} from '../match/clauseMatch';
import {LEAST_MISSPELLED} from '../match/matchIdentifier';
import type {Clause} from '../match/query';
import {foldCompound, tokenize} from '../text/tokenize';
import {compareHits, type SearchHit} from './hit';

export interface NamedEntry {
  entry: Entry;
  /** What to add to 1 for the factor of its section. */
  bonus: number;
}

const PART_SIGN = '.';
/** A path clearly means the row. */
const PATH_BONUS = 6;
/** A single part may name many rows; a section about it says more than each of them. */
const PART_BONUS = 1.5;

/** A name or the end of one, prepared for comparison with queries. */
interface Ending {
  entry: Entry;
  document: number;
  surface: string;
  /** The same with its dots. */
  path: string;
  parts: number;
  /** Parts of the whole name, plus words of the page's title. */
  words: number;
}

function foldPath(path: string): string {
  return path.split(PART_SIGN).map(foldCompound).join(PART_SIGN);
}

function toEndings(document: SearchDocument): Ending[] {
  const {id, pageTitle} = document;
  const titleWords = tokenize(pageTitle).filter(({compound}) => !compound).length;
  return collectEntries(document).flatMap((entry) => {
    const parts = entry.name.split(PART_SIGN);
    return parts.map((_, start) => {
      const path = parts.slice(start).join(PART_SIGN);
      return {
        entry,
        document: id,
        surface: foldCompound(path),
        path: foldPath(path),
        parts: parts.length - start,
        words: parts.length + titleWords,
      };
    });
  });
}

/** Only identifiers name rows: `env` and `image` end many names, but are also words in many texts. */
function canName({tokens, presence, field}: Clause): boolean {
  return (
    tokens[0]?.compound === true && presence !== 'excluded' && (field === undefined || field === 'title')
  );
}

function isPath({text}: Clause): boolean {
  return text.includes(PART_SIGN);
}

function getBonus(clause: Clause, {surface, parts, words}: Ending): number {
  const typed = foldCompound(clause.text).length / surface.length;
  return (isPath(clause) ? PATH_BONUS : PART_BONUS) * typed * (parts / words);
}

/**
 * Finds the row that a query names in each document, and raises the scores of these documents to that of the best one:
 * a row is found like a title, however long its table is.
 */
export function compileEntryFinder(documents: readonly SearchDocument[]) {
  // Created on demand: most queries name no row, and the first query should not have to wait.
  let known: readonly Ending[] | undefined;
  const getEndings = () => (known ??= documents.flatMap(toEndings));

  /** Prefixes match only for paths, and only if nothing has exactly the typed name; then names with one letter wrong. */
  function findNamed({clause, correction}: ClauseMatch): Ending[] {
    const isMisspelled = correction !== undefined && clause.editDistance === undefined;
    const typed = foldCompound(clause.text);
    const endings = getEndings();
    const typedPath = foldPath(clause.text);
    // `scan.spec` is not `scanSpec`.
    const whole = endings.filter(({surface, path}) =>
      isPath(clause) ? path === typedPath : surface === typed,
    );
    if (whole.length > 0) return whole;
    if (clause.prefix && isPath(clause)) {
      const begun = endings.filter(({path, parts}) => parts > 1 && path.startsWith(typedPath));
      if (begun.length > 0) return begun;
    }
    if (!isMisspelled || typed.length < LEAST_MISSPELLED) return [];
    return endings.filter(({surface, path}) =>
      isPath(clause) ? getEditDistance(path, typedPath, 1) === 1 : getEditDistance(surface, typed, 1) === 1,
    );
  }

  function findByDocument(match: ClauseMatch): Map<number, NamedEntry> {
    const best = new Map<number, NamedEntry>();
    for (const ending of findNamed(match)) {
      const {document, entry} = ending;
      const bonus = getBonus(match.clause, ending);
      if (bonus > (best.get(document)?.bonus ?? 0)) best.set(document, {entry, bonus});
    }
    return best;
  }

  return (matches: readonly ClauseMatch[]): Map<number, NamedEntry> => {
    const named = new Map<number, NamedEntry>();
    for (const match of matches.filter(({clause}) => canName(clause))) {
      const found = findByDocument(match);
      raiseScores(match, found);
      for (const [document, one] of found) {
        if (one.bonus > (named.get(document)?.bonus ?? 0)) named.set(document, one);
      }
    }
    return named;
  };
}

/** Rows with the same content keep their relative order, because one of their sections may be about them. */
function raiseScores({scores}: ClauseMatch, found: ReadonlyMap<number, NamedEntry>): void {
  const bestOfKey = new Map<string, number>();
  for (const [document, {entry}] of found) {
    const key = getEntryKey(entry);
    bestOfKey.set(key, Math.max(bestOfKey.get(key) ?? 0, scores[document] ?? 0));
  }
  const best = Math.max(0, ...bestOfKey.values());
  for (const [document, {entry}] of found) {
    const own = bestOfKey.get(getEntryKey(entry)) ?? 0;
    if (own > 0) scores[document] = ((scores[document] ?? 0) * best) / own;
  }
}

export function nameEntries(hits: readonly SearchHit[], named: ReadonlyMap<number, NamedEntry>): SearchHit[] {
  return hits
    .map((hit) => {
      const {entry, bonus = 0} = named.get(hit.document.id) ?? {};
      return entry ? {...hit, entry, score: hit.score * (1 + bonus)} : hit;
    })
    .sort(compareHits);
}
