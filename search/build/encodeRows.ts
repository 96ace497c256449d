import {encodeEntry} from '../core/index/entries';
import type {Row} from './collectSections';

/**
 * Puts the rows of all sections into the form of the index. Charts and resources share names of fields: what tells them
 * apart is what their rows say, of which the index only needs to know whether it is the same.
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
