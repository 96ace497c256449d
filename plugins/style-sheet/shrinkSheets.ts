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
