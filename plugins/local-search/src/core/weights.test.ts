// cspell:disable -- unfinished words are part of the queries
import {describe, expect, it} from 'vitest';

import {compareAll, createTestSearch} from '../testing/testSearch';

const unrelated = 'Here is it now.';

describe('all words of a query', () => {
  const strong = {title: 'Queue', text: 'A queue and a queue.', tags: ['queue']};
  compareAll([
    [
      'come after one that the page is tagged with, if the text is long',
      'queue broker ',
      strong,
      {
        title: 'T',
        text: `A queue of a broker is it now and here. ${'word '.repeat(20)}`,
      },
    ],
    [
      'come before one that the page is tagged with, if the text is short',
      'queue broker ',
      {title: 'T', text: 'A queue of a broker is it.'},
      strong,
    ],
    [
      'count more, each twice, than one of them again and again',
      'queue broker ',
      {title: 'T', text: 'A queue, a queue, a broker, a broker.'},
      {title: 'T', text: 'queue, queue, queue, queue, a broker, it, it.'},
    ],
    [
      'are weighed as asked for, also in how many of them a page has',
      'queue^5 broker ',
      {title: 'T', text: 'Here is queue.'},
      {title: 'Notes of all about broker and more', text: 'broker, broker, broker', tags: ['broker']},
    ],
  ]);
});

describe('a word', () => {
  compareAll([
    [
      'that is repeated counts more',
      'queue ',
      {title: 'T', text: 'A queue and a queue.'},
      {title: 'T', text: 'A queue and a text.'},
    ],
    [
      'counts more in a short text',
      'queue ',
      {title: 'T', text: 'A queue of it.'},
      {title: 'T', text: 'A queue of it and of other things.'},
    ],
    [
      'in the text counts more than one that is only in a sample, four times',
      'queue ',
      {title: 'T', text: 'A queue of it and more.'},
      {title: 'T', text: 'Words of it.', sample: 'queue queue queue queue'},
    ],
    [
      'counts more above a long listing than in a long text',
      'queue ',
      {title: 'T', text: 'A queue of it.', sample: 'other '.repeat(1000)},
      {title: 'T', text: `A queue of it. ${'word '.repeat(40)}`},
    ],
    [
      'counts more, if it is repeated, than a stop word of the query beside it',
      'how queue ',
      {title: 'T', text: 'A queue, a queue, a queue, a queue.'},
      {title: 'T', text: 'How it is now and for how long: queue.'},
    ],
    [
      'counts more than its abbreviation',
      'kubernetes ',
      {title: 'T', text: 'A kubernetes cluster.'},
      {title: 'T', text: 'A k8s cluster.'},
    ],
    [
      'counts less than its abbreviation in a text that repeats it',
      'kubernetes ',
      {title: 'T', text: 'A k8s, k8s cluster.'},
      {title: 'T', text: 'A kubernetes cluster is it.'},
    ],
    [
      'that is known counts more than a guess that is often and everywhere',
      'kubernetis queue ',
      {
        title: 'T',
        text: 'Here is queue in a text that says a lot of other things beside it, and more of them, and then some of other kinds too, as long texts do.',
      },
      {title: 'Notes about kubernetes', text: unrelated, tags: ['kubernetes']},
    ],
    [
      'that is known counts less, though repeated, than beside a guess',
      'kubernetis queue ',
      {title: 'T', text: 'A queue of kubernetes.'},
      {title: 'T', text: 'A queue, a queue.'},
    ],
  ]);
});

it('says less the more titles it is in', () => {
  const titled = Object.fromEntries(
    ['/c', '/d', '/e', '/f'].map((route) => [route, {title: 'Queue', text: 'It.'}]),
  );
  const {find} = createTestSearch({
    '/a': {title: 'T', text: 'A queue.'},
    '/b': {title: 'T', text: 'A broker.'},
    ...titled,
  });
  const found = find('queue broker ');
  expect(found.indexOf('/b')).toBeLessThan(found.indexOf('/a'));
});

describe('an unfinished word', () => {
  compareAll([
    [
      'is rather the word with that ending than another beginning',
      'installat',
      {title: 'T', text: 'To install it.'},
      {title: 'T', text: 'To installatrix it.'},
    ],
    [
      'is the other beginning where a text repeats that',
      'installat',
      {title: 'T', text: 'An installatrix, installatrix.'},
      {title: 'T', text: 'To install it.'},
    ],
    [
      'is the best of those that it may be, not all of them',
      'brok',
      {title: 'T', text: 'A broker.'},
      {title: 'T', text: 'A brokerage by brokers, broken.'},
    ],
    [
      'is rather the shorter of two words',
      'broke',
      {title: 'T', text: 'A broken thing.'},
      {title: 'T', text: 'A brokerage thing.'},
    ],
    [
      'is rather finished, if that is a word, than a tag of a longer one',
      'host',
      {title: 'T', text: 'Here is host and host.'},
      {title: 'T', text: 'hostname, hostname, hostname, hostname.', tags: ['hostname']},
    ],
    [
      'is rather a longer one that the page is tagged with than one that it mentions',
      'host',
      {title: 'T', text: 'Here is hostname, hostname now.', tags: ['hostname']},
      {title: 'T', text: 'Here is host now.'},
    ],
  ]);
});

describe('two words that may be one', () => {
  compareAll([
    [
      'count more apart, once, than as one that is repeated',
      'auto discovery ',
      {title: 'T', text: 'Here is auto discovery now.'},
      {title: 'T', text: 'Here is autodiscovery and autodiscovery.'},
    ],
    [
      'count less apart than as one that is said all the time',
      'auto discovery ',
      {
        title: 'T',
        text: 'autodiscovery, autodiscovery, autodiscovery, autodiscovery.',
        tags: ['autodiscovery'],
      },
      {title: 'T', text: `Here is auto discovery now. ${'word '.repeat(20)}`},
    ],
    [
      'count more in a title than the one word that is often in a text',
      'wordlists ',
      {title: 'Word list', text: unrelated},
      {title: 'T', text: 'wordlist, wordlist, wordlist.'},
    ],
    [
      'count less in a long title than the one word that is repeated in a text',
      'wordlists ',
      {title: 'T', text: 'Here is wordlist and wordlist.'},
      {title: 'Notes about word list and all of its friends', text: unrelated},
    ],
  ]);
});

describe('an identifier', () => {
  compareAll([
    [
      'that is repeated counts more than a tag of its parts',
      'spec.scanKind ',
      {title: 'T', text: 'Here is spec.scanKind and spec.scanKind.'},
      {title: 'T', text: unrelated, tags: ['spec scan kind']},
    ],
    [
      'that is said once counts less than a tag of its parts',
      'spec.scanKind ',
      {title: 'T', text: unrelated, tags: ['spec scan kind']},
      {title: 'T', text: 'Here is spec.scanKind now.'},
    ],
    [
      'that is an option is not there where a word begins with its letters',
      'queue -sS',
      {title: 'Queue', text: 'Use -sS for it, and much else that is said here beside it for long.'},
      {title: 'Notes of a queue', text: 'sslyze, sslyze: a queue, a queue.', tags: ['queue']},
    ],
    [
      'that is unknown counts by its parts, more than another word that is repeated',
      'queue.broker topic ',
      {title: 'T', text: 'Here is queue broker now.'},
      {title: 'T', text: 'Here is topic and topic.'},
    ],
    [
      'that is unknown counts by its parts, less than another word that is said all the time',
      'queue.broker topic ',
      {title: 'T', text: 'topic, topic, topic, topic.'},
      {title: 'T', text: 'Here is queue broker now.'},
    ],
  ]);
});

describe('a phrase', () => {
  const apart = {title: 'Notes about broker of a queue', text: unrelated, tags: ['broker of a queue']};
  compareAll([
    [
      'that is said all the time counts more than its words in another order in title and tag',
      '"queue broker" ',
      {title: 'T', text: 'queue broker, queue broker, queue broker, queue broker.'},
      apart,
    ],
    [
      'that is said twice counts less than its words in another order as the title, and in a tag',
      '"queue broker" ',
      {...apart, title: 'Broker of a queue'},
      {title: 'T', text: 'Here is queue broker and queue broker.'},
    ],
  ]);
});
