import {OWN_NAMES_KEY} from '../../../browser/protocol';
import {isMap} from '../../../text/loose';
import {readStoredJson, removeStorage, writeStorage} from '../../../browser/storage';
import {PATTERNS} from './names';

export type OwnNames = Record<string, string>;

/** What the form accepts: of a name that is stored, the kind is not known. */
const OWN_NAME = new RegExp(`^(?:${Object.values(PATTERNS).join('|')})$`, 'u');

/** Without those that the form would not accept, because readers paste them into a shell. */
export function readOwnNames(): OwnNames {
  const isOwnName = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && OWN_NAME.test(entry[1]);
  return Object.fromEntries(Object.entries(readStoredJson(OWN_NAMES_KEY, isMap) ?? {}).filter(isOwnName));
}

/** Keeps the reader's names on this device; without any, nothing. */
export function storeOwnNames(names: OwnNames): void {
  if (Object.keys(names).length > 0) writeStorage(OWN_NAMES_KEY, JSON.stringify(names));
  else removeStorage(OWN_NAMES_KEY);
}
