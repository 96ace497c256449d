import type {SearchDocument} from './records';

/** A row of a table that has an anchor of its own, such as a field of a resource. */
export interface Entry {
  /** What the row is about, as written in its first cell: `spec.cascades.scopeLimiter.anyOf[].key`. */
  name: string;
  anchor: string;
  /** Distinguishes rows with the same name but different content. */
  variant: string;
}

/** Name, anchor and variant, without redundant parts at the end. */
export function encodeEntry({name, anchor, variant}: Entry): string {
  return [name, anchor === name ? '' : anchor, variant].join('#').replace(/#+$/, '');
}

function decodeEntry(text: string): Entry {
  const [name = '', anchor = '', variant = ''] = text.split('#');
  return {name, anchor: anchor || name, variant};
}

export function collectEntries({entries = []}: SearchDocument): Entry[] {
  return entries.map(decodeEntry);
}

export function getEntryKey({name, variant}: Entry): string {
  return `${name}#${variant}`;
}
