import {chmodSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {createArchive} from './archive';
import type {Release} from './createRelease';
import {createTime, DIRECTORY_MODE, getMode} from './releaseFile';

/** What was written. */
export interface WrittenRelease {
  folder: string;
  archive: string;
}

function writeFolder(folder: string, {files}: Release): void {
  for (const file of files) {
    const place = join(folder, file.path);
    mkdirSync(dirname(place), {recursive: true, mode: DIRECTORY_MODE});
    writeFileSync(place, file.content);
    // The umask of this user must not decide who may read it.
    chmodSync(place, getMode(file));
    const time = createTime(file.content);
    utimesSync(place, time, time);
  }
}

/**
 * Writes a release as a folder and as an archive. Both take the place of older ones with the same name when they are
 * complete; a failure leaves the older ones as they were.
 *
 * @param outDir folder of all releases; made if it is missing
 */
export async function writeRelease(outDir: string, release: Release): Promise<WrittenRelease> {
  const {name} = release;
  const folder = join(outDir, name);
  const archive = join(outDir, `${name}.tar.gz`);
  const next = join(outDir, `.${name}.next`);
  const nextArchive = `${next}.tar.gz`;
  const removeNext = () => {
    for (const place of [next, nextArchive]) rmSync(place, {recursive: true, force: true});
  };
  // What an ended run may have left.
  removeNext();
  try {
    mkdirSync(outDir, {recursive: true});
    writeFolder(next, release);
    writeFileSync(nextArchive, await createArchive(name, release.files));
    rmSync(folder, {recursive: true, force: true});
    renameSync(next, folder);
    renameSync(nextArchive, archive);
  } finally {
    removeNext();
  }
  return {folder, archive};
}
