import {isDeepStrictEqual} from 'node:util';

import type {Declaration, Selector, SelectorComponent, StyleRule, StyleSheet} from 'lightningcss';

import {transformSheets, type Sheets} from './sheets';

/** The name of the custom property that a declaration sets, if any. */
function getCustomName(declaration: Declaration): string | undefined {
  return declaration.property === 'custom' ? declaration.value.name : undefined;
}

function coversPart(later: SelectorComponent, earlier: SelectorComponent): boolean {
  if (later.type === 'attribute' && earlier.type === 'attribute' && !later.operation) {
    return later.name === earlier.name;
  }
  return isDeepStrictEqual(later, earlier);
}

/**
 * Whether the later selector matches everything that the earlier one does, with the same specificity: both are the
 * same, except that the later one may leave out attribute values.
 */
function covers(later: Selector, earlier: Selector): boolean {
  return (
    later.length === earlier.length &&
    later.every((part, index) => {
      const other = earlier[index];
      return other !== undefined && coversPart(part, other);
    })
  );
}

/** Where a rule begins in its sheet. */
function getPlace({loc}: StyleRule): string {
  return `${loc.line}:${loc.column}`;
}

/** The custom properties that a later rule sets again, by the position of each rule outside at-rules. */
function collectOverwritten({rules}: StyleSheet): Map<string, Set<string>> {
  const overwritten = new Map<string, Set<string>>();
  /** Selectors of later rules, by the custom property that they set. */
  const setLater = new Map<string, Selector[]>();
  for (const rule of rules.toReversed()) {
    if (rule.type !== 'style') continue;
    const {selectors, declarations} = rule.value;
    const names = new Set(
      (declarations?.declarations ?? []).map(getCustomName).filter((name) => name !== undefined),
    );
    const isOverwritten = (name: string) =>
      selectors.every((selector) => setLater.get(name)?.some((later) => covers(later, selector)));
    overwritten.set(getPlace(rule.value), new Set([...names].filter(isOverwritten)));
    for (const name of names) setLater.set(name, [...(setLater.get(name) ?? []), ...selectors]);
  }
  return overwritten;
}

/** Removes values of custom properties that never apply, because a later rule sets them for the same elements. */
export function dropOverwritten(sheets: Sheets): Map<string, string> {
  let overwritten = new Map<string, Set<string>>();
  let names: ReadonlySet<string> | undefined;
  return transformSheets(sheets, {
    visitor: {
      StyleSheet(sheet) {
        overwritten = collectOverwritten(sheet);
      },
      Rule: {
        style(rule) {
          names = overwritten.get(getPlace(rule.value));
        },
      },
      Declaration(declaration) {
        const name = getCustomName(declaration);
        return name !== undefined && names?.has(name) ? [] : undefined;
      },
    },
  });
}
