import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';

/** Writes files by path; `undefined` leaves a file out. */
export function writeFiles(folder: string, files: Record<string, string | undefined>): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Creates a folder with files, outside the project.
 *
 * @param onEnd when to remove it: after the test, or with `afterAll` after the tests of the file
 */
export function createFolder(
  files: Record<string, string> = {},
  onEnd: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onEnd(() => rmSync(folder, {recursive: true, force: true}));
  writeFiles(folder, files);
  return folder;
}
