// cspell:disable -- words and stems of the algorithm's description
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {stem} from './stem';

/** From the sample vocabulary of the algorithm's description. */
const SAMPLE: Record<string, string[]> = {
  consign: ['consign', 'consigned', 'consigning', 'consignment'],
  consist: ['consist', 'consisted', 'consistency', 'consistent', 'consistently', 'consisting', 'consists'],
  consol: ['consolation', 'consolations', 'consoling', 'consolingly', 'consols'],
  consolatori: ['consolatory'],
  consolid: ['consolidate', 'consolidated', 'consolidating'],
  conson: ['consonant'],
  consort: ['consort', 'consorted', 'consorting'],
  conspicu: ['conspicuous', 'conspicuously'],
  conspiraci: ['conspiracy'],
  conspir: ['conspirator', 'conspirators', 'conspire', 'conspired', 'conspiring'],
  constabl: ['constable', 'constables'],
  constanc: ['constance', 'constancy'],
  constant: ['constant'],
  knackeri: ['knackeries'],
  knavish: ['knavish'],
  knead: ['kneaded', 'kneading'],
  kneel: ['kneel', 'kneeled', 'kneeling', 'kneels'],
  knick: ['knick'],
  knight: ['knight', 'knightly', 'knights'],
  knit: ['knit', 'knits', 'knitted', 'knitting'],
  knive: ['knives'],
  knock: ['knock', 'knocked', 'knocking', 'knocks'],
  knocker: ['knocker', 'knockers'],
  generous: ['generous', 'generously'],
  general: ['general', 'generally'],
  communiti: ['community'],
  hope: ['hope', 'hoped', 'hoping'],
  hop: ['hopped', 'hopping'],
  tie: ['ties', 'tie', 'tying'],
  cri: ['cries', 'cry'],
  by: ['by'],
  say: ['say', 'says'],
  proceed: ['proceed', 'proceeds'],
  sky: ['sky', 'skies'],
};

/** Words of this field that must meet, and words that must not. */
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
];

describe('stem', () => {
  it('gives the stems of the published sample', () => {
    for (const [expected, words] of Object.entries(SAMPLE)) {
      for (const word of words) expect([word, stem(word)]).toEqual([word, expected]);
    }
  });

  it('gives one stem to the forms and spellings of a word', () => {
    for (const words of MEET) expect(new Set(words.map(stem)).size, words.join(' ')).toBe(1);
  });

  it('keeps different words apart', () => {
    expect(stem('kubernetes')).not.toBe(stem('kubernete'));
    expect(stem('parser')).not.toBe(stem('part'));
    expect(stem('operator')).not.toBe(stem('opera'));
  });

  it('leaves short words and anything but small letters as they are', () => {
    for (const word of ['', 'a', 'is', 'K8s', 'constructor1', 'über', '__proto__'])
      expect(stem(word)).toBe(word);
    expect(stem('constructor')).toBe('constructor');
  });

  it('makes letters of letters, and never nothing', () => {
    const words = fc.stringMatching(/^[aeiouy]{0,2}[a-z]{1,6}(?:y|ies|s|ed|ing|ly|ation|ment)?$/);
    fc.assert(fc.property(words, (word) => /^[a-z]+$/.test(stem(word))));
  });
});
