import type {SearchDocument} from './records';

/** A row of a table that has an anchor of its own, such as a field of a resource. */
export interface Entry {
  /** What the row is about, as its first cell writes it: `spec.cascades.scopeLimiter.anyOf[].key`. */
  name: string;
  /** Anchor of the row, without `#`. */
  anchor: string;
  /** Tells rows with the same name apart if they say different things; rows that say the same share it. */
  variant: string;
}

/** The entry as the index holds it: name, anchor and variant, without those at the end that say nothing new. */
export function encodeEntry({name, anchor, variant}: Entry): string {
  return [name, anchor === name ? '' : anchor, variant].join('#').replace(/#+$/, '');
}

function decodeEntry(text: string): Entry {
  const [name = '', anchor = '', variant = ''] = text.split('#');
  return {name, anchor: anchor || name, variant};
}

/** The rows of a document that have an anchor. */
export function collectEntries({entries = []}: SearchDocument): Entry[] {
  return entries.map(decodeEntry);
}

/** What rows share that say the same under the same name. */
export function getEntryKey({name, variant}: Entry): string {
  return `${name}#${variant}`;
}
