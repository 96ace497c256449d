import type {TokenOrValue} from 'lightningcss';

import {transformSheets, type Sheets} from './sheets';

/** What sheets do with one custom property. */
interface CustomProperty {
  /** Its values, in the order of the sheets. */
  values: TokenOrValue[][];
  /** How often it is read. */
  readCount: number;
  /** Whether a property of elements reads it, and not only other custom properties. */
  isReadByElements: boolean;
}

/** The names of all `var()` within a value of any form. */
function collectReadNames(value: unknown, names: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return names;
  if ('type' in value && value.type === 'var' && 'value' in value) {
    const {name} = value.value as {name: {ident: string}};
    names.push(name.ident);
  }
  for (const part of Object.values(value)) collectReadNames(part, names);
  return names;
}

/** Collects the custom properties of all sheets: what they are set to, and what reads them. */
function collectProperties(sheets: Sheets): ReadonlyMap<string, CustomProperty> {
  const properties = new Map<string, CustomProperty>();
  const get = (name: string): CustomProperty => {
    const property = properties.get(name) ?? {values: [], readCount: 0, isReadByElements: false};
    properties.set(name, property);
    return property;
  };
  transformSheets(sheets, {
    visitor: {
      Declaration(declaration) {
        const isCustom = declaration.property === 'custom' && declaration.value.name.startsWith('--');
        if (isCustom) get(declaration.value.name).values.push(declaration.value.value);
        for (const name of collectReadNames(declaration.value)) {
          const property = get(name);
          property.readCount += 1;
          property.isReadByElements ||= !isCustom;
        }
      },
    },
  });
  return properties;
}

/**
 * Removes custom properties that neither a property of elements reads, directly or through others, nor a script names.
 *
 * @param words the words of all scripts.
 */
export function removeUnread(sheets: Sheets, words: ReadonlySet<string>): Map<string, string> {
  const properties = collectProperties(sheets);
  const read = new Set(
    [...properties]
      .filter(([name, {isReadByElements}]) => isReadByElements || words.has(name))
      .map(([name]) => name),
  );
  // A set hands out also what is added while it is read.
  for (const name of read) collectReadNames(properties.get(name)?.values).forEach((other) => read.add(other));
  return transformSheets(sheets, {unusedSymbols: [...properties.keys()].filter((name) => !read.has(name))});
}

/**
 * Gives custom properties that no script names short names, the same in all sheets.
 *
 * @param words the words of all scripts.
 */
export function shortenNames(sheets: Sheets, words: ReadonlySet<string>): Map<string, string> {
  const names = [...collectProperties(sheets)]
    .filter(([name]) => !words.has(name))
    .sort(([, one], [, other]) => other.readCount - one.readCount)
    .map(([name]) => name);
  const shortNames = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return transformSheets(sheets, {visitor: {DashedIdent: (name) => shortNames.get(name)}});
}
