import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Hashes the names and contents of all files below a folder.
 *
 * @throws if the folder cannot be read
 */
export function hashFolder(dir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .sort();
  for (const file of files) {
    const content = readFileSync(file);
    // Name and size keep the files apart.
    hash.update(`${file.slice(dir.length).replaceAll('\\', '/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
