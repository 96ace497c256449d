// cspell:disable -- endings and stems
import porter2 from 'wink-porter2-stemmer';

/** Nouns that Porter2 would reduce to a verb or an adjective with another meaning: a finding is not what one finds. */
const NOUNS = ['container', 'controller', 'finding', 'operator'];

/** Stems of technical words that Porter2 would confuse with other words or not match with their plural. */
const EXCEPTIONS: readonly (readonly [word: string, stem: string])[] = [
  ...NOUNS.flatMap((noun) => [noun, `${noun}s`].map((word) => [word, noun] as const)),
  // Not an option, an import or a specification.
  ['optional', 'optional'],
  ['important', 'important'],
  ['specific', 'specific'],
  ['kubernetes', 'kubernetes'],
  ['axes', 'axi'],
  ['indices', 'index'],
  ['indexes', 'index'],
  ['matrices', 'matrix'],
];

const EXCEPTIONAL = new Map(EXCEPTIONS);
/** Stemming each word once halves the time that it takes to load an index. */
const known = new Map<string, string>();

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

/** The same as {@link stem}, for words that are hardly ever looked up again. */
export function stemOnce(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return EXCEPTIONAL.get(word) ?? porter2(unifySpelling(word));
}

/** Porter2 after unifying British and American spellings. Only lower-case words of a–z have another stem. */
export function stem(word: string): string {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const stemmed = stemOnce(word);
  // Numbers, versions and ids would fill the cache.
  if (/^[a-z]+$/.test(word)) known.set(word, stemmed);
  return stemmed;
}
