import {readFileSync} from 'node:fs';

/** Ends lines with `\n` alone. Git and editors may write `\r\n` on Windows, and pages must not depend on that. */
export function normaliseLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Reads a text file that people edit. Its lines end with `\n`, however they end on the disk. */
export function readText(file: string): string {
  return normaliseLines(readFileSync(file, 'utf8'));
}
