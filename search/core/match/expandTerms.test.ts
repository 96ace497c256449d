// cspell:disable -- typing mistakes and stems
import {describe, expect, it} from 'vitest';

import {expandSpelling, splitWord} from './expandTerms';
import {tokenize, type Token} from '../text/tokenize';
import {createVocabulary} from '../index/vocabulary';

function getToken(word: string): Token {
  const [token] = tokenize(word);
  if (!token) throw new Error(`${word} has no term.`);
  return token;
}

/** @param names words that titles have; only their terms must be among `terms` */
function findNear(word: string, terms: readonly string[], names: readonly string[] = []): string[] {
  const vocabulary = createVocabulary([...terms].sort());
  const isName = (other: string) => names.includes(other);
  return expandSpelling(getToken(word), vocabulary, isName).map(({id}) => vocabulary.terms[id] ?? '');
}

describe('near spellings', () => {
  it.each([
    ['hst', 'host', false],
    ['hots', 'host', true],
    ['hoxtx', 'host', false],
    ['scanenr', 'scanner', true],
    ['scaxnex', 'scanner', false],
    ['kubarnetis', 'kubernetes', true],
    ['kubarxetis', 'kubernetes', false],
    ['password', 'passxrd', false],
  ])(
    'of %s are those with one edit from four letters on, with two from eight on: %s %s',
    (word, term, near) => {
      expect(findNear(word, [term])).toEqual(near ? [term] : []);
    },
  );

  it('are only the nearest ones, at most six', () => {
    expect(findNear('frameworx', ['framework', 'framexoxx'])).toEqual(['framework']);
    const many = 'quera querb querc querd quere querf querg querh'.split(' ');
    expect(findNear('querx', many)).toHaveLength(6);
  });

  it('do not begin with a digit, neither in the query nor in the index', () => {
    expect(findNear('44228', ['44229'])).toEqual([]);
    expect(findNear('1password', ['password'])).toEqual([]);
    expect(findNear('password', ['1password'])).toEqual([]);
  });

  it('may differ in the ending that stemming removes, but not in most of the word unless a name has it', () => {
    expect(findNear('installaton', ['instal'])).toEqual(['instal']);
    expect(findNear('notificaton', ['notif'])).toEqual([]);
    expect(findNear('notificaton', ['notif'], ['notification'])).toEqual(['notif']);
    expect(findNear('fixess', ['fix'], ['fixes'])).toEqual(['fix']);
  });

  it('are words of names, if there are any', () => {
    expect(findNear('stte', ['site', 'state'])).toEqual(['site', 'state']);
    expect(findNear('stte', ['site', 'state'], ['state'])).toEqual(['state']);
  });
});

describe('a word that is two', () => {
  const vocabulary = createVocabulary(['in', 'scan', 'scope', 'type']);
  const split = (word: string) =>
    splitWord(getToken(word), vocabulary)?.map((id) => vocabulary.terms[id] ?? '');

  it('is split if both are known, with the ending in the second one', () => {
    expect(split('scanscope')).toEqual(['scan', 'scope']);
    expect(split('scantypes')).toEqual(['scan', 'type']);
    expect(split('scanning')).toBeUndefined();
    expect(split('scanningscope')).toBeUndefined();
  });

  it('is not split into parts of two letters', () => {
    expect(split('inscope')).toBeUndefined();
  });
});
