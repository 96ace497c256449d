// cspell:disable -- typing mistakes and unfinished words are part of the queries
import {describe, expect, it} from 'vitest';

import {
  compareAll,
  createTestSearch,
  UNRELATED,
  type TestPage,
} from '../../../tests/support/search/testSearch';

describe('a name', () => {
  compareAll({
    'that the query is goes before a longer one, even of a post': [
      'queue ',
      {title: 'Queue', type: 'blog'},
      {title: 'Kinds of queue'},
    ],
    'that the query is goes behind one that is longer by a word if it is that of a post and the other page has a tag':
      ['queue ', {title: 'Queue kinds', tags: ['queue']}, {title: 'Queue', type: 'blog'}],
    'may be longer if it has the form that was typed, and a tag': [
      'operators ',
      {title: 'Operators kinds', tags: ['operators']},
      {title: 'Operator'},
    ],
    'in another form goes before a longer one': [
      'operators ',
      {title: 'Operator'},
      {title: 'Operators kinds', text: 'operators is it'},
    ],
    'that is not typed to its end goes behind a longer one of a page that repeats it': [
      'brok',
      {title: 'Kinds of broker', text: 'broker, broker, broker.', tags: ['brokers']},
      {title: 'Brokers', type: 'blog'},
    ],
    'that is not typed to its end goes before one that is longer still, even of a post': [
      'brok',
      {title: 'Brokers', type: 'blog'},
      {title: 'Names of broker kinds'},
    ],
    'is not better for being one word where the query has two': [
      'auto discovery ',
      {title: 'Auto discovery', text: 'Here is it.'},
      {title: 'Autodiscovery', text: 'Here is it.'},
    ],
    'is not what only begins with a known word': ['host', {title: 'T', tags: ['host']}, {title: 'Hostname'}],
    'is less what is only near the word': [
      'quewe ',
      {title: 'Queue'},
      {title: 'Kinds of a queue', tags: ['queue']},
    ],
    'has as many words as an identifier of the query has parts': [
      'queue-broker ',
      {title: 'Queue broker'},
      {title: 'Notes of it', text: 'queue-broker is it'},
    ],
  });

  it('is not a heading that many pages have, unless the query names the page', () => {
    const scanners = Object.fromEntries(
      ['nikto', 'nuclei', 'nmap', 'ffuf', 'zap'].map((name) => [
        `/${name}`,
        {title: name, text: UNRELATED, sections: {'First queue': 'A queue.'}},
      ]),
    );
    const {find} = createTestSearch({
      ...scanners,
      '/guide': {title: 'Notes', text: UNRELATED, sections: {'Your first queue': 'A queue.'}},
    });
    expect(find('first queue ')[0]).toBe('/guide#your-first-queue');
    expect(find('nuclei first queue ')[0]).toBe('/nuclei#first-queue');
  });

  it('need not have the stop words of the query', () => {
    const {find} = createTestSearch({
      '/a': {title: 'How to install', text: 'zap'},
      '/zap': {title: 'ZAP', text: 'It.', sections: {Install: UNRELATED}},
    });
    expect(find('how to install zap ').slice(0, 2)).toEqual(['/zap#install', '/a']);
  });

  it('is not made of stop words that begin a question', () => {
    const {find} = createTestSearch({
      '/how-tos': {title: 'How-tos', text: 'Queue a task, and other things that take a task.'},
      '/queues': {title: 'Queued tasks', text: 'To queue a task, wait.'},
    });
    expect(find('how to queue a task ')[0]).toBe('/queues');
    expect(find('how to ')[0]).toBe('/how-tos');
  });

  it('is the title or the end of the URL, whichever is shorter', () => {
    const find = (title: string, page: TestPage) =>
      createTestSearch({'/b': {title, text: UNRELATED}, '/docs/queue': page}).find('queue ');
    const address = {title: 'It is that', text: 'A queue, a queue.'};
    expect(find('A queue of all these many kinds', {title: 'The Queue of it all', text: 'It.'})).toEqual([
      '/docs/queue',
      '/b',
    ]);
    const long = 'Notes about queue and all of its people here and there';
    expect(find(long, address)).toEqual(['/docs/queue', '/b']);
    expect(find('Notes about queue', address)).toEqual(['/b', '/docs/queue']);
  });
});

describe('sections', () => {
  it('come after a page start that matches equally well, and before one that matches less', () => {
    const start = {title: 'T', text: 'About a queue here.'};
    const find = (text: string) =>
      createTestSearch({'/a': {title: 'T', text: 'Nothing.', sections: {Part: text}}, '/b': start}).find(
        'queue ',
      );
    expect(find('About a queue here.')).toEqual(['/b', '/a#part']);
    expect(find('A queue and a queue.')).toEqual(['/a#part', '/b']);
  });

  it('of one page stay together if other pages match much less', () => {
    const {find} = createTestSearch({
      '/a': {title: 'A', text: 'Nothing.', sections: {One: 'A queue queue.', Two: 'A queue queue.'}},
      '/b': {title: 'B', text: 'Nothing.', sections: {Three: 'A queue here.'}},
    });
    expect(find('queue ')).toEqual(['/a#one', '/a#two', '/b#three']);
  });
});

describe('posts', () => {
  const post = {title: 'T', type: 'blog'} as const;
  compareAll({
    'come after documentation that says the same': [
      'queue ',
      {title: 'T', text: 'About a queue here.'},
      {...post, text: 'About a queue here.'},
    ],
    'come after documentation that says less': [
      'queue ',
      {title: 'T', text: 'About a queue here.'},
      {...post, text: 'A queue and a queue.'},
    ],
    'come before documentation that says much less': [
      'queue broker ',
      {...post, text: 'A queue and a broker.'},
      {title: 'T', text: 'About a queue here.'},
    ],
  });
});
