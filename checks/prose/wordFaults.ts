import {escapeRegexp} from '@docusaurus/utils';

import type {NameRule, TermRule, WordRule} from './rules';
import {OPAQUE} from './textBlocks';

export interface TextFault {
  offset: number;
  message: string;
}

export type TextRule = (text: string) => TextFault[];

function quote(found: string): string {
  return `"${found.replaceAll(/\s+/g, ' ').replaceAll(OPAQUE, '…')}"`;
}

function compilePatternRule(
  pattern: string,
  caseSensitive: boolean | undefined,
  describe: (found: string) => string,
): TextRule {
  const expression = new RegExp(pattern, caseSensitive ? 'gu' : 'giu');
  return (text) =>
    [...text.matchAll(expression)].map(({index, 0: found}) => ({
      offset: index,
      message: describe(quote(found)),
    }));
}

export function compileWordRules(words: readonly WordRule[]): TextRule[] {
  return words.map(({pattern, caseSensitive, reason, write}) =>
    compilePatternRule(pattern, caseSensitive, (found) => `${found} ${reason}. ${write}`),
  );
}

/** Creates a rule for each standard term. Parts of words and of hyphenated words are ignored. */
export function compileTermRules(terms: readonly TermRule[]): TextRule[] {
  const list = new Intl.ListFormat('en-GB', {type: 'disjunction'});
  return terms.map(({pattern, caseSensitive, write}) => {
    const words = pattern.replaceAll(' ', '\\s+');
    const standard = list.format(write.map((term) => `"${term}"`));
    return compilePatternRule(
      `(?<![\\w-])(?:${words})(?![\\w-])`,
      caseSensitive,
      (found) => `write ${standard}, not ${found}.`,
    );
  });
}

/** A pattern for a literal text; a space in it matches any white space. */
export function escapePattern(text: string): string {
  return escapeRegexp(text).replaceAll(' ', '\\s+');
}

/** What must not precede a spelling, and what must not follow it. */
const WORD_BOUNDARIES = {
  before: '[\\p{L}\\p{N}_./@#]',
  after: '[\\p{L}\\p{N}_/@]|\\.[\\p{L}\\p{N}]',
};

/**
 * A lower-case spelling can be part of an identifier or a file name (helm-docs, ghcr.io/securecodebox), so it is a
 * fault only as a separate word.
 */
const IDENTIFIER_BOUNDARIES = {
  before: '[\\p{L}\\p{N}_./@#:=-]',
  after: '[\\p{L}\\p{N}_/@=]|[.:-][\\p{L}\\p{N}]',
};

/** One expression for all spellings, because engines are slow to compile Unicode letter classes. */
function compileSpellingsPattern(
  spellings: readonly string[],
  {before, after}: typeof WORD_BOUNDARIES,
): RegExp {
  // The longest spelling first: otherwise "Docker" would match in "Docker Hub".
  const patterns = [...spellings].sort((a, b) => b.length - a.length).map(escapePattern);
  return new RegExp(`(?<!${before})(?<spelling>${patterns.join('|')})(?:['’]?s)?(?!${after})`, 'gu');
}

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

export function compileNameRule(names: readonly NameRule[]): TextRule {
  const nameOf = new Map(names.flatMap((name) => name.not.map((spelling) => [spelling, name] as const)));
  const spellings = [...nameOf.keys()];
  const others = spellings.filter((spelling) => !isLowerCase(spelling));
  const expressions = [
    compileSpellingsPattern(spellings.filter(isLowerCase), IDENTIFIER_BOUNDARIES),
    compileSpellingsPattern(others, WORD_BOUNDARIES),
  ];

  return (text) =>
    expressions.flatMap((expression) =>
      [...text.matchAll(expression)].flatMap(({index, groups}): TextFault[] => {
        const found = (groups?.spelling ?? '').replaceAll(/\s+/g, ' ');
        const name = nameOf.get(found);
        if (!name || name.titles?.includes(text.trim())) return [];
        const code =
          isLowerCase(found) && !found.includes(' ') ? '; an identifier belongs into backticks' : '';
        return [{offset: index, message: `write "${name.write}", not "${found}"${code}.`}];
      }),
    );
}
