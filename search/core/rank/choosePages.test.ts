import {describe, expect, it} from 'vitest';

import {createTestSearch} from '../../../tests/support/search/testSearch';

const unrelated = 'Here is it now.';

describe('a page', () => {
  it('that has the words of the query in several sections comes before one section that has them once', () => {
    const {find} = createTestSearch({
      '/a': {title: 'Notes', text: unrelated, sections: {Part: 'A queue here, a broker there.'}},
      '/b': {
        title: 'Notes',
        text: 'A broker.',
        sections: {First: 'A queue here, a broker there.', Second: 'A queue.', Third: 'A broker.'},
      },
    });
    expect(find('queue broker ')[0]).toBe('/b#first');
  });

  it('is found by its subjects, and its best section by its own words', () => {
    const {find} = createTestSearch({
      '/a': {title: 'Notes', text: unrelated, sections: {Clouds: 'A picture of a sky.'}},
      '/b': {
        title: 'Camera',
        text: unrelated,
        sections: {Lens: 'Of glass.', Clouds: 'A sky in grey.'},
        subjects: ['picture machine', 'photograph things'],
      },
    });
    expect(find('machine for picture ')[0]).toBe('/b');
    expect(find('photograph sky ')[0]).toBe('/b#clouds');
  });

  it('that the query names comes first, whatever kind of answer is wanted', () => {
    const {find} = createTestSearch({
      '/queue': {title: 'Queue', text: 'It holds tasks.', sections: {Example: 'A queue.'}},
      '/kinds': {title: 'Overview of kinds', text: 'An overview with a list of examples: queue, stack.'},
      '/docs': {title: 'Write docs', text: 'A queue of docs.'},
    });
    for (const query of ['queue overview', 'docs for queue', 'list of queue', 'what is a queue ']) {
      expect(find(query)[0], query).toBe('/queue');
    }
    expect(find('queue example ')[0]).toBe('/queue#example');
  });
});

describe('sections that repeat each other', () => {
  const scanners = Object.fromEntries(
    ['nikto', 'nuclei', 'nmap', 'ffuf', 'zap', 'wpscan'].map((name) => [
      `/${name}`,
      {title: name, text: unrelated, sections: {'Queue rules': 'A queue rule that starts.'}},
    ]),
  );
  const pages = {
    ...scanners,
    ...Object.fromEntries(
      Array.from({length: 8}, (_, index) => [`/n${index}`, {title: `N${index}`, text: 'A queue rule.'}]),
    ),
  };
  const isRepeated = (route: string) => route.endsWith('#queue-rules');

  it('take two places, unless the query names their page', () => {
    const {find} = createTestSearch(pages);
    const found = find('queue rules start ');
    expect(found).toHaveLength(8);
    expect(found.filter(isRepeated)).toHaveLength(2);
    expect(find('queue rules nuclei ')[0]).toBe('/nuclei#queue-rules');
  });

  it('take more places if there is nothing else', () => {
    const {find} = createTestSearch(scanners);
    expect(find('queue rules ').filter(isRepeated)).toHaveLength(6);
  });
});
