import {encodeEntry} from '../core/index/entries';
import type {Row} from './collectSections';

/**
 * Charts and resources share field names, so rows with the same name are distinguished by their text; the index only
 * needs to know whether it is the same.
 */
export function encodeRows<Section extends {rows: readonly Row[]}>(
  sections: readonly Section[],
): (Omit<Section, 'rows'> & {entries?: string[]})[] {
  const textsByName = new Map<string, string[]>();

  function getVariant({name, text}: Row): string {
    const texts = textsByName.get(name) ?? [];
    textsByName.set(name, texts);
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) === 0 ? '' : String(texts.indexOf(text));
  }

  return sections.map(({rows, ...section}) => {
    const entries = rows.map((row) =>
      encodeEntry({name: row.name, anchor: row.anchor, variant: getVariant(row)}),
    );
    return entries.length > 0 ? {...section, entries} : section;
  });
}
