import type {TokenOrValue} from 'lightningcss';

import {
  collectProperties,
  collectReadNames,
  type CustomProperties,
  type CustomProperty,
} from './customProperties';
import {transformSheets, withoutNulls, type Sheets} from './sheets';

/** Keywords that refer to a value instead of being one. */
const CSS_WIDE_KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Minified CSS has no spaces around the parentheses of `var()`: without them, `0` and `auto` would become `0auto`. */
const BLANK: TokenOrValue = {type: 'token', value: {type: 'white-space', value: ' '}};

/** Whether a value can replace `var()` without making the sheet longer. */
function isWorthInlining([token, ...rest]: TokenOrValue[], {readCount}: CustomProperty): boolean {
  if (token === undefined) return false;
  const isKeyword =
    token.type === 'token' && token.value.type === 'ident' && CSS_WIDE_KEYWORD.test(token.value.value);
  return !isKeyword && (readCount <= 1 || (rest.length === 0 && token.type !== 'function'));
}

/**
 * Finds the custom properties that have the same value on all elements: set once and for the whole page, to a value
 * that reads no other custom properties, or only those that are set for the whole page too.
 */
function findConstants(
  properties: CustomProperties,
  words: ReadonlySet<string>,
): Map<string, TokenOrValue[]> {
  const constants = new Map<string, TokenOrValue[]>();
  for (const [name, property] of properties) {
    const [value = [], ...others] = property.values;
    const isSetOnce = others.length === 0 && property.unconditionalCount === 1 && property.isOfPage;
    const isSameEverywhere = collectReadNames(value).every(
      (other) => properties.get(other)?.isOfPage && !words.has(other),
    );
    if (isSetOnce && isSameEverywhere && !words.has(name) && isWorthInlining(value, property)) {
      constants.set(name, withoutNulls(value));
    }
  }
  // Constants that read other constants must wait until those are inlined.
  return new Map(
    [...constants].filter(([, value]) => !collectReadNames(value).some((name) => constants.has(name))),
  );
}

/**
 * Replaces custom properties that never change with their values.
 *
 * @param words the words of all scripts: properties that scripts name may be set by them, so they are kept.
 */
export function inlineConstants(sheets: Sheets, words: ReadonlySet<string>): Map<string, string> {
  let result = new Map(sheets);
  for (;;) {
    const constants = findConstants(collectProperties(result), words);
    if (constants.size === 0) return result;
    const inlined = transformSheets(result, {
      visitor: {
        Variable({name}) {
          const value = constants.get(name.ident);
          return value && [BLANK, ...value, BLANK];
        },
      },
    });
    result = transformSheets(inlined, {unusedSymbols: [...constants.keys()]});
  }
}
