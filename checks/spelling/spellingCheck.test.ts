import {expect, it} from 'vitest';

import {toSpellingResult, type SpellingRun} from './spellingCheck';

const RUN: SpellingRun = {result: {files: 2, errors: 0}, issues: [], errors: []};

it.each<[what: string, run: Partial<SpellingRun>, reason: string]>([
  ['no file was checked', {result: {files: 0, errors: 0}}, '0 files, 0 errors'],
  ['a file could not be checked', {result: {files: 2, errors: 1}}, '2 files, 1 errors'],
  ['cspell reports an error', {errors: ['dictionary x: not found']}, 'dictionary x: not found'],
])('fails if %s', (_what, run, reason) => {
  expect(() => toSpellingResult({...RUN, ...run}, '/site')).toThrow(
    `cspell did not check everything.\n${reason}`,
  );
});
