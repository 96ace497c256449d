import {expect, it} from 'vitest';

import {encodeRows} from './buildRecords';

it('distinguishes rows of the same name by their content, and leaves sections without rows alone', () => {
  const row = (name: string, text: string) => ({name, anchor: name, text: `${name} · ${text}`});
  expect(
    encodeRows([
      {id: 0, rows: [row('spec.ttl', 'of the scan'), row('spec.env', 'variables')]},
      {id: 1, rows: []},
      {id: 2, rows: [row('spec.ttl', 'of the parser')]},
      {id: 3, rows: [row('spec.ttl', 'of the scan')]},
    ]),
  ).toEqual([
    {id: 0, entries: ['spec.ttl', 'spec.env']},
    {id: 1},
    {id: 2, entries: ['spec.ttl##1']},
    {id: 3, entries: ['spec.ttl']},
  ]);
});
