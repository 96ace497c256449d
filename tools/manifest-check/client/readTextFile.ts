import {findExcess, LIMITS} from '../../../text/limits';

/** UTF-8 has up to four for each character. */
const MOST_BYTES = 4 * LIMITS.characters;

/** The text of a file, or one sentence about why there is none. A file that is too large is not even read. */
export async function readTextFile(file: Blob): Promise<{text: string} | {reason: string}> {
  if (file.size > MOST_BYTES) {
    const size = Math.ceil(file.size / 1e6);
    return {reason: `The file has ${size} MB. At most ${MOST_BYTES / 1e6} MB are read: paste a part of it.`};
  }
  if (file.size === 0) return {reason: 'The file is empty.'};
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return {reason: 'The file cannot be read. Is it a folder?'};
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    const reason = findExcess(text);
    if (reason !== undefined) return {reason};
    // As a field makes them when a text is pasted.
    if (!text.includes('\0')) return {text: text.replaceAll(/\r\n?/g, '\n')};
  } catch {
    // UTF-16, Latin-1, or no text at all.
  }
  return {reason: 'The file is no text in UTF-8. Save it in this encoding, or choose another one.'};
}
