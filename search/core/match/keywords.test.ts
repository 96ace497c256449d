import {describe, expect, it} from 'vitest';

import {compareAll, createTestSearch, UNRELATED} from '../../../tests/support/search/testSearch';

describe('words of readers', () => {
  it('find the page that does not have them, and are not shown', () => {
    const {searcher} = createTestSearch({
      '/a': {title: 'Cascades', text: UNRELATED, keywords: ['successor']},
    });
    const {hits} = searcher.search('successor ');
    expect(hits.map(({document}) => document.sectionRoute)).toEqual(['/a']);
    expect(JSON.stringify(hits[0]?.document)).not.toContain('successor');
  });

  compareAll({
    'come before a word in a text, if all words are there': [
      'queue broker ',
      {title: 'Queue', keywords: ['broker']},
      {title: 'T', text: 'A queue, and of brokers nothing else.'},
    ],
    'come after a title': ['broker ', {title: 'Broker'}, {title: 'T', keywords: ['broker']}],
    'come after a word that a short text repeats': [
      'broker ',
      {title: 'T', text: 'A broker and a broker.'},
      {title: 'T', keywords: ['broker']},
    ],
  });
});

describe('a section', () => {
  it('is not found by words that only the start of its page has', () => {
    const {find} = createTestSearch({
      '/a': {title: 'Queue', text: UNRELATED, sections: {One: 'A topic of it.', Two: UNRELATED}},
      '/b': {title: 'T', text: UNRELATED, sections: {Three: 'A topic of it.'}},
    });
    expect(find('broker topic queue ').slice(0, 2)).toEqual(['/a#one', '/a']);
    expect(
      createTestSearch({'/a': {title: 'T', text: 'queue', sections: {Two: UNRELATED}}}).find('queue '),
    ).toEqual(['/a']);
  });
});
