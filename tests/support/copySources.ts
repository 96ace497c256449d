import {cpSync} from 'node:fs';
import {join, resolve} from 'node:path';

const ROOT = resolve(__dirname, '../..');
/** The files and folders that a build reads. */
export const SOURCES = [
  'blog',
  'browser',
  'checks',
  'docs',
  'examples',
  'framework',
  'markdown',
  'outputs',
  'platform',
  'scripts',
  'search',
  'src',
  'static',
  'text',
  'tools',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** Copies what a build reads, except the packages. */
export function copySources(dir: string): void {
  for (const path of SOURCES) cpSync(join(ROOT, path), join(dir, path), {recursive: true});
}
