import {describe, expect, it} from 'vitest';

import {createTestSearch} from '../../../tests/support/search/testSearch';
import {parseQuery} from '../match/query';
import {explainsFailure, isSymptom} from './symptoms';

const read = (query: string) => isSymptom(parseQuery(query, () => true).clauses);

describe('a symptom', () => {
  it.each([
    "hook doesn't run",
    'scan never starts',
    'report is empty',
    'why no findings',
    'pods is forbidden',
  ])('is a negation or a failure: %s', (query) => {
    expect(read(query)).toBe(true);
  });

  it('is a long message', () => {
    expect(read('warning: a b c d e f g h')).toBe(true);
    expect(read('job controller created the pod of the scan in the namespace today')).toBe(true);
  });

  it.each(['install nmap', 'how do i schedule a scan', 'spec.scanType', 'notification webhook slack'])(
    'is not what somebody wants to do: %s',
    (query) => {
      expect(read(query)).toBe(false);
    },
  );

  it('is explained by sections whose titles say so', () => {
    expect(explainsFailure({title: 'Pitfalls', pageTitle: 'Nmap'})).toBe(true);
    expect(explainsFailure({title: 'Logs', pageTitle: 'Troubleshooting'})).toBe(true);
    expect(explainsFailure({title: 'A scan stays in Scanning', pageTitle: 'T'})).toBe(true);
    expect(explainsFailure({title: 'Install', pageTitle: 'Notes'})).toBe(false);
  });

  it('raises explanations', () => {
    const sections = {Queue: 'A queue starts here.', Pitfalls: 'A queue starts here.'};
    const {find} = createTestSearch({'/a': {title: 'T', text: 'It is.', sections}});
    expect(find('queue starts ')[0]).toBe('/a#queue');
    const [first] = createTestSearch({
      '/a': {title: 'T', text: 'It is.', sections: {Notes: sections.Queue, Pitfalls: sections.Pitfalls}},
    }).find('queue never starts ');
    expect(first).toBe('/a#pitfalls');
  });
});
