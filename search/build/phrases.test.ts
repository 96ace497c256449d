import {describe, expect, it} from 'vitest';

import {createTestRecords} from '../../tests/support/search/testSearch';
import {formatFault} from '../../text/fault';
import {addPhrases} from './phrases';

const records = createTestRecords({
  '/base/docs/zap/': {title: 'ZAP', text: 'A scanner for the web.', sections: {Options: 'Set a timeout.'}},
  '/base/docs/nmap/': {title: 'Nmap', text: 'Scans ports.', keywords: ['hosts']},
  '/base/docs/trivy/': {title: 'Trivy', text: 'Scans images.'},
});

const add = (...lines: string[]) =>
  addPhrases(records, {file: 'phrases.tsv', source: `${lines.join('\n')}\n`}, '/base/');

const describeWords = (lines: string[]) =>
  add(...lines).records.map(({sectionRoute, keywords, subjects}) => [
    sectionRoute.replace('/base/docs', ''),
    keywords,
    subjects,
  ]);

describe('a phrase', () => {
  it('gives its sections the words that they lack, and the page of the best one its rare words', () => {
    expect(describeWords(['how long may the zap spider take\to/r#1\t/docs/zap#options /docs/nmap'])).toEqual([
      ['/zap/', [], ['long', 'may', 'zap', 'spider', 'take']],
      ['/zap/#options', ['long', 'may', 'spider', 'take'], []],
      ['/nmap/', ['hosts', 'long', 'may', 'zap', 'spider', 'take'], []],
      ['/trivy/', [], []],
    ]);
  });

  it('has no subject that three pages have, unless two phrases of the page share it', () => {
    const subjects = describeWords([
      'slow scan\to/r#1\t/docs/zap',
      'slow ports\to/r#2\t/docs/nmap',
      'slow image\to/r#3\t/docs/trivy',
      'why is it so slow\to/r#4\t/docs/trivy',
    ]).map(([, , words]) => words);
    expect(subjects).toEqual([['scan'], [], ['ports'], ['slow', 'image']]);
  });

  it('needs a place that is searched', () => {
    const {faults} = add('slow scan\to/r#1\t/docs/zap#speed', 'slow scan', '\to/r#1\t/docs/zap');
    expect(faults.map(formatFault)).toEqual([
      'phrases.tsv:1: There is no searched page or section /docs/zap#speed. Correct the place.',
      'phrases.tsv:2: Write a phrase, its source and its places, separated by tabs.',
      'phrases.tsv:3: Write a phrase, its source and its places, separated by tabs.',
    ]);
  });
});
