import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {readPageRules} from './rules';

const RULES = readFileSync(join(__dirname, 'rules.yaml'), 'utf8');
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'page-rules-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

/** The error message for the site's rules after one change, without the temporary folder. */
function readChanged(search: string, replacement: string): string {
  expect(RULES).toContain(search);
  const file = join(dir, 'rules.yaml');
  writeFileSync(file, RULES.replace(search, replacement));
  try {
    readPageRules(file);
  } catch (error) {
    return (error as Error).message.replace(/^\S*rules\.yaml/, 'rules.yaml');
  }
  return 'no error';
}

describe('readPageRules', () => {
  it('reads the rules of the site', () => {
    const rules = readPageRules();
    expect(rules.fields.description?.length).toEqual({min: 60, max: 160});
    expect(rules.kinds.scanner.sections[0]).toEqual({
      heading: 'At a glance',
      optional: false,
      contains: 'AtAGlance',
    });
    expect(rules.kinds.doc.sections).toEqual([]);
  });

  it.each([
    [
      'an unknown key',
      'headingId:',
      'headingIds: a\nheadingId:',
      /^rules\.yaml:\d+: "headingIds" is not allowed$/,
    ],
    [
      'an unknown type',
      '  image: {type: text}',
      '  image: {type: url}',
      /^rules\.yaml:\d+: "fields\.image\.type" must be one of \[text, number, list, map\]$/,
    ],
    [
      'a pattern that is none',
      'headingId: ^',
      'headingId: (^',
      /^rules\.yaml:\d+: "headingId" .*Unterminated group/,
    ],
    [
      'a field without description',
      'optional: [emblem,',
      'optional: [picture,',
      'rules.yaml: kinds.post names "picture", which "fields" does not describe.',
    ],
    ['invalid YAML', 'fields:', 'fields: {', /^rules\.yaml:\d+: /],
  ])('refuses %s', (_fault, search, replacement, message) => {
    expect(readChanged(search, replacement)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});
