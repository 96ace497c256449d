import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';

import {formatFault} from '../../text/fault';
import {createSpellingResult, type SpellingRun} from './spellingCheck';

const SITE = '/site';

/** What cspell 9.8 reports for a page with two unknown words, as far as the check reads it. */
const RUN: SpellingRun = {
  result: {files: 2, errors: 0},
  issues: [
    {uri: pathToFileURL('/site/docs/page.md').href, row: 3, text: 'kubernets'},
    {uri: pathToFileURL('/site/docs/with space.md').href, row: 12, text: 'qwrtz'},
  ],
  errors: [],
};

describe('createSpellingResult', () => {
  it('names file, line and word', () => {
    const {checked, faults} = createSpellingResult(RUN, SITE);
    expect(checked).toEqual({count: 2, unit: 'files'});
    expect(faults.map(formatFault)).toEqual([
      'docs/page.md:3: the word "kubernets" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
      'docs/with space.md:12: the word "qwrtz" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
    ]);
  });

  it('finds no fault where cspell reports no word', () => {
    expect(createSpellingResult({...RUN, issues: []}, SITE).faults).toEqual([]);
  });

  it('fails if no file was checked', () => {
    const run = {...RUN, result: {files: 0, errors: 0}, issues: []};
    expect(() => createSpellingResult(run, SITE)).toThrow(
      'cspell did not check everything.\n0 files, 0 errors',
    );
  });

  it('fails if a file could not be checked, with the reason', () => {
    expect(() => createSpellingResult({...RUN, result: {files: 2, errors: 1}}, SITE)).toThrow(
      '2 files, 1 errors',
    );
    expect(() => createSpellingResult({...RUN, errors: ['dictionary x: not found']}, SITE)).toThrow(
      'dictionary x: not found',
    );
  });
});
