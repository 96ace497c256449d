import {createHash} from 'node:crypto';

import {sortFiles, type PackageFile} from './packageFile';

/** Name of the file with the checksums of all others. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Creates the file that `sha256sum --check` reads. */
export function createChecksums(files: readonly PackageFile[]): string {
  return sortFiles(files)
    .map(({path, content}) => `${hash(content)}  ${path}\n`)
    .join('');
}
