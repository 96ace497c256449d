// cspell:disable -- suffixes and stems
/**
 * English stemmer: Porter2 (Snowball English) after https://snowballstem.org/algorithms/english/stemmer.html,
 * with one step before it: British and American spellings get the same stem.
 */

const EXCEPTIONS: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  // Technical words that the rules would merge with other words or leave apart from their plural.
  kubernetes: 'kubernetes',
  axes: 'axis',
  indices: 'index',
  indexes: 'index',
  matrices: 'matrix',
};
const INVARIANTS = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes']);
const INVARIANTS_AFTER_1A = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

const STEP_2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const STEP_4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
];

const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_SYLLABLE = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;

/** Start of the region after the first consonant that follows a vowel, searched from `from`. */
function findRegion(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function unifySpelling(word: string): string {
  return word
    .replace(/^(behavi|col|fav|hon|lab|neighb|harb|endeav)our/, '$1or')
    .replace(/^(.{2,})is(ations?|e[ds]?|ing|ers?)$/, '$1iz$2')
    .replace(/^(.{2,})ys(e[ds]?|ing|ers?)$/, '$1yz$2')
    .replace(/^(cent|met|lit)re(s?)$/, '$1er$2')
    .replace(/^(catal|dial|anal)ogue/, '$1og')
    .replace(/^artefact/, 'artifact')
    .replace(/^(licen|defen|offen)ce/, '$1se')
    .replace(/^(cancel|label|model|travel|channel|signal|tunnel)l(ed|ing|er)/, '$1$2');
}

function stripPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function stripVerbEnding(word: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!ending || !VOWEL.test(word.slice(0, ending.index))) return word;
  const rest = word.slice(0, ending.index);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return rest.slice(0, -1);
  return rest.length <= r1 && SHORT_SYLLABLE.test(rest) ? `${rest}e` : rest;
}

function replaceSuffix(word: string, r1: number, suffixes: readonly (readonly [string, string])[]): string {
  for (const [suffix, replacement] of suffixes) {
    if (word.endsWith(suffix)) {
      const start = word.length - suffix.length;
      return start >= r1 ? word.slice(0, start) + replacement : word;
    }
  }
  return word;
}

function stripDerivation(word: string, r1: number, r2: number): string {
  let result = word;
  // Step 2
  const changed = replaceSuffix(result, r1, STEP_2);
  if (changed !== result) result = changed;
  else if (result.endsWith('logi') && result.length - 3 >= r1) result = result.slice(0, -1);
  else if (
    /[cdeghkmnrt]li$/.test(result) &&
    result.length - 2 >= r1 &&
    !STEP_2.some(([s]) => result.endsWith(s))
  ) {
    result = result.slice(0, -2);
  }
  // Step 3
  if (result.endsWith('ative')) {
    if (result.length - 5 >= r2) result = result.slice(0, -5);
  } else result = replaceSuffix(result, r1, STEP_3);
  // Step 4
  const suffix = STEP_4.find((candidate) => result.endsWith(candidate));
  if (suffix !== undefined) {
    if (result.length - suffix.length >= r2) result = result.slice(0, -suffix.length);
  } else if (/[st]ion$/.test(result) && result.length - 3 >= r2) result = result.slice(0, -3);
  return result;
}

function stripFinal(word: string, r1: number, r2: number): string {
  if (word.endsWith('e')) {
    const start = word.length - 1;
    const removable = start >= r2 || (start >= r1 && !SHORT_SYLLABLE.test(word.slice(0, -1)));
    return removable ? word.slice(0, -1) : word;
  }
  return word.endsWith('ll') && word.length - 1 >= r2 ? word.slice(0, -1) : word;
}

/**
 * Stem of an English word.
 *
 * @param word lower-case letters a–z; anything else is returned as it is
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const exception = Object.hasOwn(EXCEPTIONS, word) ? EXCEPTIONS[word] : undefined;
  if (exception !== undefined) return exception;
  if (INVARIANTS.has(word)) return word;

  // A y that stands for a consonant is written Y until the end.
  let result = unifySpelling(word)
    .replace(/^y/, 'Y')
    .replace(/([aeiouy])y/g, '$1Y');
  const special = /^(?:gener|commun|arsen)/.exec(result);
  const r1 = special ? special[0].length : findRegion(result, 0);
  const r2 = findRegion(result, r1);

  result = stripPlural(result);
  if (INVARIANTS_AFTER_1A.has(result)) return result;
  result = stripVerbEnding(result, r1);
  result = result.replace(/^(.+[^aeiouy])[yY]$/, '$1i');
  result = stripDerivation(result, r1, r2);
  result = stripFinal(result, r1, r2);
  return result.toLowerCase();
}
