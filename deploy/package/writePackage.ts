import {chmodSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {buildArchive} from './archive';
import type {Package} from './buildPackage';
import {toTime, DIRECTORY_MODE, getMode} from './packageFile';

function writeFolder(folder: string, {files}: Package): void {
  for (const file of files) {
    const place = join(folder, file.path);
    mkdirSync(dirname(place), {recursive: true, mode: DIRECTORY_MODE});
    writeFileSync(place, file.content);
    // Permissions must not depend on the umask of this user.
    chmodSync(place, getMode(file));
    const time = toTime(file.content);
    utimesSync(place, time, time);
  }
}

/**
 * Writes a package as a folder and as an archive. When complete, both replace older ones with the same name; a failure
 * leaves the older ones unchanged.
 *
 * @param outDir folder of all packages; created if it is missing
 */
export async function writePackage(outDir: string, packed: Package) {
  const {name} = packed;
  const folder = join(outDir, name);
  const archive = join(outDir, `${name}.tar.gz`);
  const next = join(outDir, `.${name}.next`);
  const nextArchive = `${next}.tar.gz`;
  const removeNext = () => {
    for (const place of [next, nextArchive]) rmSync(place, {recursive: true, force: true});
  };
  // An interrupted run may have left it behind.
  removeNext();
  try {
    mkdirSync(outDir, {recursive: true});
    writeFolder(next, packed);
    writeFileSync(nextArchive, await buildArchive(name, packed.files));
    rmSync(folder, {recursive: true, force: true});
    renameSync(next, folder);
    renameSync(nextArchive, archive);
  } finally {
    removeNext();
  }
  return {folder, archive};
}
