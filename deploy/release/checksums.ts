import {createHash} from 'node:crypto';

import {sortFiles, type ReleaseFile} from './releaseFile';

/** Name of the file with the checksums of all others. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Makes the file that `sha256sum --check` reads. */
export function createChecksums(files: readonly ReleaseFile[]): string {
  return sortFiles(files)
    .map(({path, content}) => `${hash(content)}  ${path}\n`)
    .join('');
}

/** Returns the first of the files that the checksums do not confirm, `undefined` if they confirm all. */
export function findDamagedFile(checksums: string, files: readonly ReleaseFile[]): string | undefined {
  const expected = new Map<string | undefined, string | undefined>();
  for (const line of checksums.split('\n')) {
    const [, sum, path] = LINE.exec(line) ?? [];
    expected.set(path, sum);
  }
  return files.find(({path, content}) => expected.get(path) !== hash(content))?.path;
}
