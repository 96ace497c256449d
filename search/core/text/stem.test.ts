// cspell:disable -- words and stems
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {stem} from './stem';

/** Groups of words that must have the same stem. */
const MEET = [
  ['install', 'installs', 'installed', 'installing', 'installation'],
  ['schedule', 'scheduled', 'scheduling', 'schedules'],
  ['authorise', 'authorization', 'authorisation', 'authorized'],
  ['behaviour', 'behavior', 'behaviours'],
  ['catalogue', 'catalog'],
  ['analyse', 'analyze', 'analysed', 'analyzing'],
  ['cancelled', 'canceled', 'cancelling'],
  ['vulnerability', 'vulnerabilities'],
  ['discovery', 'discoveries'],
  ['severity', 'severities'],
  ['index', 'indexes', 'indices'],
  ['axis', 'axes'],
  ['matrix', 'matrices'],
  ['labelled', 'labeled', 'labels'],
  ['centre', 'center', 'centres'],
  ['artefact', 'artifacts'],
  ['licence', 'license', 'licensed'],
  ['repository', 'repositories'],
  ['finding', 'findings'],
];

describe('stem', () => {
  it('gives one stem to the forms and spellings of a word', () => {
    for (const words of MEET) expect(new Set(words.map(stem)).size, words.join(' ')).toBe(1);
  });

  it('keeps different words apart', () => {
    expect(stem('kubernetes')).not.toBe(stem('kubernete'));
    expect(stem('parser')).not.toBe(stem('part'));
    expect(stem('operator')).not.toBe(stem('opera'));
    expect(stem('finding')).not.toBe(stem('find'));
    expect(stem('containers')).not.toBe(stem('contains'));
    expect(stem('optional')).not.toBe(stem('options'));
  });

  it('leaves short words and anything but small letters as they are', () => {
    for (const word of ['', 'a', 'is', 'K8s', 'constructor1', 'über', '__proto__'])
      expect(stem(word)).toBe(word);
    expect(stem('constructor')).toBe('constructor');
  });

  it('turns letters into letters, never into an empty string', () => {
    const words = fc.stringMatching(/^[aeiouy]{0,2}[a-z]{1,6}(?:y|ies|s|ed|ing|ly|ation|ment)?$/);
    fc.assert(fc.property(words, (word) => /^[a-z]+$/.test(stem(word))));
  });
});
