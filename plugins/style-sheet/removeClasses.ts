import type {Selector} from 'lightningcss';

import {transformSheets, withoutNulls, type Sheets} from './sheets';

/** A prefix of class names that a script completes: `theme-admonition-${type}`. */
const BEGINNING = /^[a-z]\w*-[\w-]*-$/;

/** All class names in the selectors of sheets, also within `:is()`, `:not()` and the like. */
export function collectClasses(sheets: Sheets): Set<string> {
  const classes = new Set<string>();
  const visit = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
    }
  };
  transformSheets(sheets, {visitor: {Selector: visit}});
  return classes;
}

/**
 * Removes the rules of classes that no script names, in full or by prefix, and of useless classes.
 *
 * @param words the words of all scripts of the site.
 * @param uselessClasses classes that scripts name but whose rules are not needed.
 */
export function removeClasses(
  sheets: Sheets,
  words: ReadonlySet<string>,
  uselessClasses: readonly RegExp[],
): Map<string, string> {
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  const isNamed = (name: string) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const isUseless = (name: string) => uselessClasses.some((pattern) => pattern.test(name));
  const unused = new Set([...collectClasses(sheets)].filter((name) => !isNamed(name) || isUseless(name)));
  return transformSheets(sheets, {
    unusedSymbols: [...unused],
    visitor: {
      Rule: {
        // Lightning CSS keeps a rule as it is if any of its selectors is used.
        style({type, value}) {
          const selectors = value.selectors.filter(
            (selector) => !selector.some((part) => part.type === 'class' && unused.has(part.name)),
          );
          const isChanged = selectors.length > 0 && selectors.length < value.selectors.length;
          return isChanged ? withoutNulls({type, value: {...value, selectors}}) : undefined;
        },
      },
    },
  });
}
