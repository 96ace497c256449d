import type {HeadingRules} from './rules';
import {OPAQUE} from './textBlocks';
import {escapePattern} from './wordFaults';

/** Quoted words, which keep their case. */
const QUOTES = /"[^"]*"|“[^”]*”/g;
/** File names, paths, domains, numbered releases: parts joined by a dot, a slash or an underscore. */
const IDENTIFIERS = /[\w-]+(?:[./_][\w-]+)+/g;
const WORDS = /\p{L}[\p{L}\p{N}'’]*/gu;
/** Unlisted names and acronyms: words with a capital (ScanType, SBOMs) or a digit (K8s) inside. */
const HAS_CAPITAL_OR_DIGIT_INSIDE = /^.[^-]*[\p{Lu}\p{N}]/u;

function hide(text: string, expression: RegExp): string {
  return text.replaceAll(expression, (found) => OPAQUE.repeat(found.length));
}

/**
 * Creates a function that returns a heading in sentence case if it is not, and `undefined` if it is: the first word begins with a capital letter; other words do so only if they are names, acronyms or
 * identifiers, or begin a sentence.
 */
export function compileSentenceCase({
  names,
  capitalised,
  fixedHeadings,
}: HeadingRules): (heading: string) => string | undefined {
  const fixed = new Set(fixedHeadings.flatMap(({headings}) => headings));
  const titles = new Set(names.flatMap(({titles = []}) => titles));
  const known = [...names.map(({write}) => write), ...capitalised].sort((a, b) => b.length - a.length);
  const knownNames = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${known.map(escapePattern).join('|')})(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    'gu',
  );

  const needsSmallLetter = (word: string, textBefore: string): boolean =>
    /^\p{Lu}\p{Ll}/u.test(word) && !HAS_CAPITAL_OR_DIGIT_INSIDE.test(word) && !/[.:?!]\s+$/.test(textBefore);

  return (heading) => {
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
}
