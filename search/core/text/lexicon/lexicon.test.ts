import {describe, expect, it} from 'vitest';

import {createTestSearch} from '../../../../tests/support/search/testSearch';
import {isStopTerm} from '../stopWords';
import {toTerm} from '../tokenize';
import {parseLexicon, fieldLexicon} from '.';
import {LEXICON_GROUPS} from './groups';

const groups = LEXICON_GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('the lexicon', () => {
  it('has about 150 groups of two words or more, none of them twice or a stop word', () => {
    expect(groups.length).toBeGreaterThanOrEqual(150);
    for (const group of groups) {
      expect(group.length, group.join(' ')).toBeGreaterThanOrEqual(2);
      expect(new Set(group).size, group.join(' ')).toBe(group.length);
      expect(group.filter((word) => isStopTerm(toTerm(word)))).toEqual([]);
    }
    expect(new Set(groups.map((group) => group.join(' '))).size).toBe(groups.length);
  });

  it('returns the other words of all groups of a word, and nothing for unknown words', () => {
    const lexicon = parseLexicon('wipe delete\ndelete clean-up');
    expect(lexicon('delet')).toEqual(['wipe', 'cleanup']);
    expect(lexicon('cleanup')).toEqual(['delet']);
    expect(lexicon('scan')).toEqual([]);
    expect(lexicon('constructor')).toEqual([]);
  });

  it('leads from what readers say to the terms of the platform', () => {
    expect(fieldLexicon(toTerm('followup'))).toContain(toTerm('cascade'));
    expect(fieldLexicon(toTerm('cleanup'))).toContain(toTerm('ttl'));
    expect(fieldLexicon(toTerm('credentials'))).toContain(toTerm('authentication'));
  });
});

describe('a word that means the same', () => {
  const pages = {
    '/cascade': {title: 'Cascades', text: 'A cascade starts after it.'},
    '/other': {title: 'Other', text: 'Here is it now.'},
  };

  it('finds what the word itself does not, even as two words or with a hyphen', () => {
    const {find} = createTestSearch(pages);
    for (const query of ['chained ', 'follow-up ', 'follow up '])
      expect(find(query), query).toContain('/cascade');
    expect(find('+chained ')).toEqual([]);
    expect(find('"chained" ')).toContain('/cascade');
  });

  it('comes after the word itself', () => {
    const {find} = createTestSearch({
      ...pages,
      '/chain': {title: 'Notes of a long list', text: 'It says here beside all this that there is a chain.'},
    });
    expect(find('chained ')).toEqual(['/chain', '/cascade']);
  });

  it('comes before near spellings', () => {
    const {find} = createTestSearch({
      ...pages,
      '/near': {title: 'Chairs', text: 'A chair, a chair, a chair.'},
    });
    expect(find('chain ')[0]).toBe('/cascade');
  });
});
