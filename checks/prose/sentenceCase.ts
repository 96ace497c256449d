import type {ProseRules} from './rules';
import {OPAQUE} from './textBlocks';
import {escapePattern} from './wordFaults';

/** Quoted words, which keep their case. */
const QUOTES = /"[^"]*"|“[^”]*”/g;
/** File names, paths, domains, numbered releases: parts joined by a dot, a slash or an underscore. */
const IDENTIFIERS = /[\w-]+(?:[./_][\w-]+)+/g;
const WORDS = /\p{L}[\p{L}\p{N}'’]*/gu;
/** Unlisted names and acronyms: words with a capital (ScanType, SBOMs) or a digit (K8s) inside. */
const HAS_CAPITAL_OR_DIGIT_INSIDE = /^.[^-]*[\p{Lu}\p{N}]/u;

/** Finds headings that are not in sentence case. */
export interface SentenceCase {
  /** The heading in sentence case if it is not; `undefined` if it is. */
  correct: (heading: string) => string | undefined;
}

function hide(text: string, expression: RegExp): string {
  return text.replaceAll(expression, (found) => OPAQUE.repeat(found.length));
}

/**
 * Creates the rule: the first word begins with a capital letter; other words do so only if they are names, acronyms or
 * identifiers, or begin a sentence.
 */
export function createSentenceCase({
  names,
  capitalised,
  fixedHeadings,
}: Omit<ProseRules, 'words' | 'terms'>): SentenceCase {
  const fixed = new Set(fixedHeadings.flatMap(({headings}) => headings));
  const titles = new Set(names.flatMap((name) => name.titles));
  const known = [...names.map(({write}) => write), ...capitalised].sort((a, b) => b.length - a.length);
  const knownNames = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${known.map(escapePattern).join('|')})(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    'gu',
  );

  const needsSmallLetter = (word: string, textBefore: string): boolean =>
    /^\p{Lu}\p{Ll}/u.test(word) && !HAS_CAPITAL_OR_DIGIT_INSIDE.test(word) && !/[.:?!]\s+$/.test(textBefore);

  const correct = (heading: string): string | undefined => {
    const text = heading.trim();
    if (fixed.has(text) || titles.has(text)) return undefined;
    const prose = [QUOTES, knownNames, IDENTIFIERS].reduce(hide, text);
    const corrected = prose.replaceAll(WORDS, (word, offset: number) => {
      const textBefore = prose.slice(0, offset);
      const isFirst = !/[\p{L}\p{N}\uFFFC]/u.test(textBefore);
      const [initial = ''] = word;
      if (isFirst)
        return HAS_CAPITAL_OR_DIGIT_INSIDE.test(word) ? word : initial.toUpperCase() + word.slice(1);
      return needsSmallLetter(word, textBefore) ? initial.toLowerCase() + word.slice(1) : word;
    });
    if (corrected === prose) return undefined;
    return corrected.replaceAll(OPAQUE, (_hidden, offset: number) => text[offset] ?? '');
  };
  return {correct};
}
