import type {TokenOrValue} from 'lightningcss';

import {
  collectProperties,
  collectReadNames,
  type CustomProperties,
  type CustomProperty,
} from './customProperties';
import {transformSheets, type Sheets} from './sheets';

/** Words that say where a value comes from and are no value themselves. */
const CSS_WIDE_KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Minified CSS has no spaces around the parentheses of `var()`: without them, `0` and `auto` would become `0auto`. */
const BLANK: TokenOrValue = {type: 'token', value: {type: 'white-space', value: ' '}};

/** Lightning CSS writes what is not there as `null`, and does not read that. */
function withoutNulls<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => part ?? undefined)) as Value;
}

/** Whether a value may replace a name without making the sheet longer. */
function isWorthInlining([token, ...rest]: TokenOrValue[], {readCount}: CustomProperty): boolean {
  if (token === undefined) return false;
  const isKeyword =
    token.type === 'token' && token.value.type === 'ident' && CSS_WIDE_KEYWORD.test(token.value.value);
  return !isKeyword && (readCount <= 1 || (rest.length === 0 && token.type !== 'function'));
}

/**
 * The custom properties that have one value, and the same on all elements: set once and for the whole page, to something
 * that reads nothing, or only what is set for the whole page as well.
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
  // Those that read other constants have to wait for them.
  return new Map(
    [...constants].filter(([, value]) => !collectReadNames(value).some((name) => constants.has(name))),
  );
}

/**
 * Writes the values of custom properties that never change to where they are read.
 *
 * @param words the words of all scripts: what they name may be set by them, so it stays.
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
