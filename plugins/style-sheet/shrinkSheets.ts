import {removeUnread, shortenNames} from './customProperties';
import {dropOverwritten} from './dropOverwritten';
import {inlineConstants} from './inlineConstants';
import {removeClasses} from './removeClasses';
import {collectWords, transformSheets, type Sheets} from './sheets';

/**
 * Removes from finished style sheets what no page can use, without changing how pages look.
 *
 * @param sheets all style sheets of the site.
 * @param scripts all scripts of the site, which name every class and every custom property that they set.
 * @param uselessClasses classes that scripts name but whose rules are not needed.
 * @throws if a sheet is not valid CSS.
 */
export function shrinkSheets(
  sheets: Sheets,
  scripts: readonly string[],
  uselessClasses: readonly RegExp[],
): Map<string, string> {
  const words = collectWords(scripts);
  const used = removeClasses(sheets, words, uselessClasses);
  const read = removeUnread(dropOverwritten(used), words);
  const short = shortenNames(inlineConstants(read, words), words);
  return transformSheets(short, {minify: true});
}

/**
 * Does the same for a sheet that is not one of the site's, so that its script and the tokens that it reads are all it
 * depends on: contains the tokens, under names of its own.
 *
 * @param css the sheet, after the tokens.
 * @param prefix beginning of the names.
 * @throws if it is not valid CSS.
 */
export function shrinkOwnSheet(css: string, prefix: string): string {
  const words = new Set<string>();
  const read = removeUnread(dropOverwritten(new Map([['', css]])), words);
  const short = shortenNames(inlineConstants(read, words), words, prefix);
  return transformSheets(short, {minify: true}).get('') ?? '';
}
