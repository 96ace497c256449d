import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

/** Hashes of the files of a build, by their paths. */
export type Hashes = ReadonlyMap<string, string>;

/** Hashes every file below a folder. */
export function hashFiles(dir: string): Hashes {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    files.map(({parentPath, name}) => {
      const file = join(parentPath, name);
      return [file.slice(dir.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Names the files that only one of two builds has, or that differ, in alphabetical order. */
export function findDifferences(first: Hashes, second: Hashes): string[] {
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .sort();
}

/** Paths of the scripts of the site that the HTML of a page names, whether they start by themselves or are named in a loader. */
export function findScripts(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/js\/[\w~.-]+\.js/g)].map(([path]) => path))];
}

/** Number of pages of a build: one folder with an `index.html` each. */
export function countPages(dir: string): number {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:^|\/)index\.html$/.test(file),
  ).length;
}

/** Bytes, after gzip (level 9), of the scripts that the start page names: what every page loads first. */
export function measureScripts(dir: string): number {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  return findScripts(html)
    .map((path) => join(dir, path))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(file), {level: 9}).length, 0);
}
