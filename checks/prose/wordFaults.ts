import type {NameRule, TermRule, WordRule} from './rules';
import {OPAQUE} from './textBlocks';

/** A fault within a text, by the offset of its words. */
export interface TextFault {
  offset: number;
  message: string;
}

/** Finds the faults of one text. */
export type TextRule = (text: string) => TextFault[];

/** The words found, as a message quotes them: on one line, code as an ellipsis. */
function quote(found: string): string {
  return `"${found.replaceAll(/\s+/g, ' ').replaceAll(OPAQUE, '…')}"`;
}

function createPatternRule(
  pattern: string,
  caseSensitive: boolean,
  describe: (found: string) => string,
): TextRule {
  const expression = new RegExp(pattern, caseSensitive ? 'gu' : 'giu');
  return (text) =>
    [...text.matchAll(expression)].map(({index, 0: found}) => ({
      offset: index,
      message: describe(quote(found)),
    }));
}

/** Makes a rule of every word or phrase that pages do without. */
export function createWordRules(words: readonly WordRule[]): TextRule[] {
  return words.map(({pattern, caseSensitive, reason, write}) =>
    createPatternRule(pattern, caseSensitive, (found) => `${found} ${reason}. ${write}`),
  );
}

/** Makes a rule of everything that has a standard term. Parts of words and of words with a hyphen are left alone. */
export function createTermRules(terms: readonly TermRule[]): TextRule[] {
  const list = new Intl.ListFormat('en-GB', {type: 'disjunction'});
  return terms.map(({pattern, caseSensitive, write}) => {
    const words = pattern.replaceAll(' ', '\\s+');
    const standard = list.format(write.map((term) => `"${term}"`));
    return createPatternRule(
      `(?<![\\w-])(?:${words})(?![\\w-])`,
      caseSensitive,
      (found) => `write ${standard}, not ${found}.`,
    );
  });
}

/** A pattern for a literal text, with any white space where it has spaces. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+');
}

/** Boundaries of a spelling: what must not precede it, and what must not follow it. */
interface Boundaries {
  before: string;
  after: string;
}

const WORD_BOUNDARIES: Boundaries = {
  before: '[\\p{L}\\p{N}_./@#]',
  after: '[\\p{L}\\p{N}_/@]|\\.[\\p{L}\\p{N}]',
};

/**
 * A spelling in lower-case letters may be a part of an identifier or of a file name (helm-docs, ghcr.io/securecodebox):
 * it is a fault only as a word of its own.
 */
const IDENTIFIER_BOUNDARIES: Boundaries = {
  before: '[\\p{L}\\p{N}_./@#:=-]',
  after: '[\\p{L}\\p{N}_/@=]|[.:-][\\p{L}\\p{N}]',
};

/** One expression for all spellings: engines compile the classes of letters slowly, so there is one of each. */
function createSpellingsPattern(
  spellings: readonly string[],
  {before, after}: Boundaries,
): RegExp | undefined {
  if (spellings.length === 0) return undefined;
  // The longest spelling first: of "Docker Hub", "Docker" alone would match too.
  const patterns = [...spellings].sort((a, b) => b.length - a.length).map(escapePattern);
  return new RegExp(`(?<!${before})(?<spelling>${patterns.join('|')})(?:['’]?s)?(?!${after})`, 'gu');
}

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** Makes a rule of the spellings of all names. */
export function createNameRule(names: readonly NameRule[]): TextRule {
  const nameOf = new Map(names.flatMap((name) => name.not.map((spelling) => [spelling, name] as const)));
  const spellings = [...nameOf.keys()];
  const expressions = [
    createSpellingsPattern(spellings.filter(isLowerCase), IDENTIFIER_BOUNDARIES),
    createSpellingsPattern(
      spellings.filter((spelling) => !isLowerCase(spelling)),
      WORD_BOUNDARIES,
    ),
  ].filter((expression) => expression !== undefined);

  return (text) =>
    expressions.flatMap((expression) =>
      [...text.matchAll(expression)].flatMap(({index, groups}): TextFault[] => {
        const found = (groups?.spelling ?? '').replaceAll(/\s+/g, ' ');
        const name = nameOf.get(found);
        if (!name || name.titles.includes(text.trim())) return [];
        const code =
          isLowerCase(found) && !found.includes(' ') ? '; an identifier belongs into backticks' : '';
        return [{offset: index, message: `write "${name.write}", not "${found}"${code}.`}];
      }),
    );
}
