import type {SearchDocument} from './records';

/** A row of a table that has an anchor of its own, such as a field of a resource. */
export interface Entry {
  /** What the row is about, as written in its first cell: `spec.cascades.scopeLimiter.anyOf[].key`. */
  name: string;
  /** Anchor of the row, without `#`. */
  anchor: string;
  /** Distinguishes rows with the same name but different content; rows with the same content share it. */
  variant: string;
}

/** The entry as stored in the index: name, anchor and variant, without redundant parts at the end. */
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

/** A key that rows with the same name and content share. */
export function getEntryKey({name, variant}: Entry): string {
  return `${name}#${variant}`;
}
