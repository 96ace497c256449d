/**
 * Archives of a package: tar, compressed with gzip. Written and read by `tar-stream` (MIT, no native code), because not
 * every machine has GNU tar, and other implementations cannot set names, times and owners.
 */
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {gunzip, gzip} from 'node:zlib';
import {extract, pack} from 'tar-stream';

import {toTime, DIRECTORY_MODE, getMode, sortFiles, type PackageFile} from './packageFile';

/** Owner and group of everything, so that files unpacked by root cannot be changed by the server's user. */
const OWNER = {uid: 0, gid: 0, uname: 'root', gname: 'root'};
const FOLDER_TIME = new Date(0);

function collectFolders(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) =>
    path.split('/').flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index).join('/')])),
  );
  return [...new Set(folders)].sort();
}

/**
 * Packs files into a folder of an archive. The same files give the same bytes: names are sorted, times derived from
 * contents, owners fixed, and neither tar nor gzip contains the time of packing.
 *
 * @param folder name of the single top-level folder
 */
export async function buildArchive(folder: string, files: readonly PackageFile[]): Promise<Buffer> {
  const sorted = sortFiles(files.map((file) => ({...file, path: `${folder}/${file.path}`})));
  const tar = pack();
  for (const name of collectFolders(sorted.map(({path}) => path))) {
    tar.entry({...OWNER, name: `${name}/`, type: 'directory', mode: DIRECTORY_MODE, mtime: FOLDER_TIME});
  }
  for (const file of sorted) {
    const mtime = new Date(toTime(file.content) * 1000);
    tar.entry({...OWNER, name: file.path, mode: getMode(file), mtime}, file.content);
  }
  tar.finalize();
  // Node writes no time and no name into the header.
  return promisify(gzip)(await buffer(tar), {level: 9});
}

/**
 * Reads the files of an archive, with paths relative to its top-level folder.
 *
 * @throws if it is not an archive
 */
export async function readArchive(archive: Buffer): Promise<PackageFile[]> {
  const files: PackageFile[] = [];
  const tar = extract();
  tar.end(await promisify(gunzip)(archive));
  for await (const entry of tar) {
    const content = await buffer(entry);
    if (entry.header.type !== 'file') continue;
    files.push({path: entry.header.name.replace(/^[^/]*\//, ''), content});
  }
  return files;
}
