/** Characters that look like a blank, like nothing, or like a hyphen, and are not. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'a no-break space',
  '\u202F': 'a narrow no-break space',
  '\u2007': 'a figure space',
  '\u2009': 'a thin space',
  '\u3000': 'an ideographic space',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200E': 'a left-to-right mark',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
  '\u00AD': 'a soft hyphen',
  '\u2010': 'a typographic hyphen',
  '\u2011': 'a no-break hyphen',
  '\u2012': 'a figure dash',
  '\u2013': 'an en dash',
  '\u2014': 'an em dash',
  '\u2015': 'a horizontal bar',
  '\uFF0D': 'a full-width hyphen',
  '\u2212': 'a minus sign',
};

const BLANK = /[\u00A0\u202F\u2007\u2009\u3000\u200B\u200C\u200E\u2060\uFEFF\u00AD]/;
const DASHES = '[\\u2010-\\u2015\\u2212\\uFF0D]';
const ANY_DASH = new RegExp(DASHES);
/** Where a hyphen is meant: at the beginning of a text or an option. */
const DASH = new RegExp(`^${DASHES}|(?<=\\s)${DASHES}(?=\\S)`);

/**
 * Names a character that a word processor or a web page has put in place of a blank or a hyphen, and what to do about it.
 *
 * @param isName whether the text is the name of a field, in which no dash has a place, as in any single word
 * @returns the end of a sentence, such as `a no-break space (U+00A0). Write a normal space.`; undefined if there is none
 */
export function describeStrangeCharacter(text: string, isName = false): string | undefined {
  const [character] = BLANK.exec(text) ?? (isName || !/\s/.test(text) ? ANY_DASH : DASH).exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const advice = /\s/.test(character)
    ? 'Write a normal space'
    : BLANK.test(character)
      ? 'Remove it'
      : 'Write a hyphen: -';
  return `${NAMES[character]} (U+${code}). ${advice}.`;
}
