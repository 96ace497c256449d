import {join} from 'node:path';
import {expect, it} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {readYamlFile} from './readYamlFile';
import {count, list, optional, pattern, record, text} from './shape';

const SCHEMA = record({name: text, most: optional(count), words: list(pattern)});

function read(yaml: string): unknown {
  return readYamlFile(join(createFolder({'rules.yaml': yaml}), 'rules.yaml'), SCHEMA);
}

it('reads what a schema says, an empty list too', () => {
  expect(read('name: a\nmost: 2\nwords: [b+]')).toEqual({name: 'a', most: 2, words: ['b+']});
  expect(read('name: a\nwords: []')).toEqual({name: 'a', words: []});
});

it.each([
  ['an unknown key', 'name: a\nwords: []\nword: b', /rules\.yaml:3: "word" is not allowed$/],
  ['a missing key', 'name: a', /rules\.yaml:1: "words" is required$/],
  ['a wrong type', 'words: []\nname: [a]', /rules\.yaml:2: "name" must be a string$/],
  [
    'a pattern that is none',
    'name: a\nwords:\n  - a\n  - (^',
    /rules\.yaml:4: "words\[1\]" .*Unterminated group/,
  ],
  ['invalid YAML', 'name: {', /rules\.yaml:1: /],
])('refuses %s', (_fault, yaml, message) => {
  expect(() => read(yaml)).toThrow(message);
});
