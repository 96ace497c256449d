import type {Declaration, Selector, StyleSheet, TokenOrValue} from 'lightningcss';

import {transformSheets, type Sheets} from './sheets';

/** How the sheets use a custom property. */
export interface CustomProperty {
  /** Its values, in the order of the sheets. */
  values: TokenOrValue[][];
  /** Whether every rule that sets it matches only the `html` element, so that all elements have the same value. */
  isOfPage: boolean;
  /** How many rules always set it, whatever the state of the page: outside at-rules, with `:root` as a selector. */
  unconditionalCount: number;
  /** How often it is read. */
  readCount: number;
  /** Whether an ordinary property reads it, and not only other custom properties. */
  isReadByElements: boolean;
}

export type CustomProperties = ReadonlyMap<string, CustomProperty>;

/** Collects the names of all `var()` at any depth of a value. */
export function collectReadNames(value: unknown, names: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return names;
  if ('type' in value && value.type === 'var' && 'value' in value) {
    const {name} = value.value as {name: {ident: string}};
    names.push(name.ident);
  }
  for (const part of Object.values(value)) collectReadNames(part, names);
  return names;
}

/** Whether a selector matches only the `html` element: `:root`, `html[data-theme='dark']`. */
function isOfPage(selector: Selector): boolean {
  const isRoot = selector.some(
    (part) =>
      (part.type === 'pseudo-class' && part.kind === 'root') ||
      (part.type === 'type' && part.name === 'html'),
  );
  return isRoot && !selector.some(({type}) => type === 'combinator' || type === 'pseudo-element');
}

/** Whether a selector always matches the `html` element: `:root`. */
function isUnconditional(selector: Selector): boolean {
  const [part, ...rest] = selector;
  return rest.length === 0 && part?.type === 'pseudo-class' && part.kind === 'root';
}

/** Custom properties that are always set for the page, whatever its state; listed once for each rule that sets them. */
function collectUnconditional({rules}: StyleSheet): string[] {
  return rules.flatMap((rule) => {
    if (rule.type !== 'style' || !rule.value.selectors.some(isUnconditional)) return [];
    return (rule.value.declarations?.declarations ?? []).flatMap((declaration) =>
      declaration.property === 'custom' ? [declaration.value.name] : [],
    );
  });
}

/** Collects the custom properties of all sheets: what they are set to, where, and what reads them. */
export function collectProperties(sheets: Sheets): CustomProperties {
  const properties = new Map<string, CustomProperty>();
  const get = (name: string): CustomProperty => {
    const property = properties.get(name) ?? {
      values: [],
      isOfPage: true,
      unconditionalCount: 0,
      readCount: 0,
      isReadByElements: false,
    };
    properties.set(name, property);
    return property;
  };
  let isRuleOfPage = false;
  const visitDeclaration = (declaration: Declaration): void => {
    const isCustom = declaration.property === 'custom' && declaration.value.name.startsWith('--');
    if (isCustom) {
      const property = get(declaration.value.name);
      property.values.push(declaration.value.value);
      property.isOfPage &&= isRuleOfPage;
    }
    for (const name of collectReadNames(declaration.value)) {
      const property = get(name);
      property.readCount += 1;
      property.isReadByElements ||= !isCustom;
    }
  };
  transformSheets(sheets, {
    visitor: {
      StyleSheet(sheet) {
        for (const name of collectUnconditional(sheet)) get(name).unconditionalCount += 1;
      },
      Rule: {
        style({value}) {
          isRuleOfPage = value.selectors.every(isOfPage);
        },
      },
      RuleExit: {
        style() {
          isRuleOfPage = false;
        },
      },
      Declaration: visitDeclaration,
    },
  });
  return properties;
}

/**
 * Removes custom properties that no script names and no ordinary property reads, directly or through others.
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
  // Iterating over a set includes what is added meanwhile.
  for (const name of read) collectReadNames(properties.get(name)?.values).forEach((other) => read.add(other));
  return transformSheets(sheets, {unusedSymbols: [...properties.keys()].filter((name) => !read.has(name))});
}

/**
 * Gives custom properties that no script names short names, the same in all sheets.
 *
 * @param words the words of all scripts.
 * @param prefix beginning of the names. Sheets that are shortened apart from each other must have different ones.
 */
export function shortenNames(sheets: Sheets, words: ReadonlySet<string>, prefix = '--'): Map<string, string> {
  const names = [...collectProperties(sheets)]
    .filter(([name]) => !words.has(name))
    .sort(([, one], [, other]) => other.readCount - one.readCount)
    .map(([name]) => name);
  const shortNames = new Map(names.map((name, index) => [name, prefix + index.toString(36)]));
  return transformSheets(sheets, {visitor: {DashedIdent: (name) => shortNames.get(name)}});
}
