// cspell:disable -- typing mistakes
import {beforeAll, expect, it} from 'vitest';

import {collectEntries} from '../../search/core/index/entries';
import {getPageRoute} from '../../search/core/index/records';
import type {Searcher} from '../../search/core/search';
import {isStopTerm} from '../../search/core/text/stopWords';
import {tokenize} from '../../search/core/text/tokenize';
import {openBuiltSearch} from '../builtSearch';

/** Shorter words are one letter from many others. */
const LEAST_LENGTH = 5;
/** How many of the words must lead to the page that the right spelling leads to. */
const LEAST_SHARE = 0.97;
const TOP = 3;

/** FNV-1a: which letter is wrong depends on the word alone. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (let place = 0; place < text.length; place += 1)
    sum = Math.imul(sum ^ text.charCodeAt(place), 16_777_619) >>> 0;
  return sum;
}

const MISTAKES: Record<string, (word: string, place: number) => string> = {
  wrong: (word, place) => {
    const code = word.toLowerCase().charCodeAt(place) - 97;
    return `${word.slice(0, place)}${String.fromCharCode(97 + ((code + 1 + (hash(word) % 25)) % 26))}${word.slice(place + 1)}`;
  },
  missing: (word, place) => word.slice(0, place) + word.slice(place + 1),
  doubled: (word, place) => word.slice(0, place) + word.charAt(place) + word.slice(place),
  swapped: (word, place) =>
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
};

/** Undefined if two equal letters were swapped. */
function misspell(word: string, kind: string): string | undefined {
  const places = Array.from({length: word.length - 1}, (_, place) => place);
  const inWord = places.filter((place) => /[a-z]{2}/i.test(word.slice(place, place + 2)));
  const place = inWord[hash(kind + word) % inWord.length] ?? 0;
  const misspelled = MISTAKES[kind]?.(word, place);
  return misspelled === word ? undefined : misspelled;
}

let searcher: Searcher;
/** Words of titles and headings, and names of tables' rows, as written. */
let words: string[];
let names: string[];

beforeAll(() => {
  const search = openBuiltSearch();
  const {main} = search;
  searcher = search.searcher;

  const texts = main.documents.flatMap(({title, tags}) => [title, ...tags]);
  const tokens = texts.flatMap((text) => tokenize(text));
  const plain = tokens.filter(
    ({compound, term, surface}) => !compound && !isStopTerm(term) && /^[a-z]+$/.test(surface),
  );
  words = [...new Set(plain.map(({surface}) => surface))].filter(({length}) => length >= LEAST_LENGTH);
  const rows = main.documents.flatMap((document) => collectEntries(document).map(({name}) => name));
  names = [...new Set(rows)].filter((name) => /^[a-z][a-z.]{5,}$/i.test(name));
});

function ask(query: string) {
  const {hits, corrections} = searcher.search(`${query} `);
  return {
    pages: hits.slice(0, TOP).map(({document}) => getPageRoute(document)),
    isKnown: corrections.length === 0,
  };
}

/** Mistakes that make another word are left out: nobody could know what was meant. */
function collectMissed(list: readonly string[], kind: string) {
  const asked = list.flatMap((word) => {
    const query = misspell(word, kind);
    const {pages, isKnown} = ask(query ?? word);
    return query === undefined || isKnown ? [] : [{query, found: pages.includes(ask(word).pages[0] ?? '')}];
  });
  return {count: asked.length, missed: asked.filter(({found}) => !found).map(({query}) => query)};
}

it.each(['words', 'names'])(
  '%s of the site are found with one letter wrong, missing, doubled or swapped',
  (kind) => {
    // One mistake for each word: all four would take the suite half a minute.
    const list = kind === 'words' ? words : names;
    const kinds = Object.keys(MISTAKES);
    const results = kinds.map((mistake, index) =>
      collectMissed(
        list.filter((word) => hash(word) % kinds.length === index),
        mistake,
      ),
    );
    const count = results.reduce((sum, result) => sum + result.count, 0);
    const missed = results.flatMap((result) => result.missed);
    console.log(kind, `${count - missed.length} of ${count}`, missed.join(' '));
    expect(count).toBeGreaterThan(200);
    expect(1 - missed.length / count).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);
