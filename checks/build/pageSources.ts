import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

import {trimSlash} from '../../text/trimSlash';

/** Source file of a page by its path without trailing slash: `/docs/scanners/nmap` → `docs/scanners/nmap.md`. */
export type PageSources = ReadonlyMap<string, string>;

/**
 * Reads the source file of each page from the metadata that the content plugins write during a build.
 * Metadata of pages that have been moved or deleted since is skipped.
 */
export async function readPageSources(siteDir: string): Promise<PageSources> {
  const files = await Globby('.docusaurus/docusaurus-plugin-content-{docs,blog}/*/*.json', {
    cwd: siteDir,
    dot: true,
  });
  const sources = new Map<string, string>();
  for (const file of files.sort()) {
    const metadata = JSON.parse(readFileSync(join(siteDir, file), 'utf8')) as Record<string, unknown> | null;
    if (typeof metadata?.permalink !== 'string' || typeof metadata.source !== 'string') continue;
    const source = metadata.source.replace(/^@site\//, '');
    if (existsSync(join(siteDir, source))) sources.set(trimSlash(metadata.permalink), source);
  }
  return sources;
}
