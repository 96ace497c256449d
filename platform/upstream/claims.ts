import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {listAt, textAt} from '../../text/loose';
import {readText} from '../../text/readText';
import {parseFrontMatter} from '../../text/yamlLines';
import type {Tag} from './clone';

/** A page that says how a release works, which a new release can make untrue: `checked` in its front matter. */
export interface Claim {
  file: string;
  /** The release in which the page was last checked. */
  release: string;
  /** Paths of the platform that the page rests on, as patterns of git, and what has changed there since. */
  changed: string[];
}

/**
 * The pages that were checked in another release than that of a tag, with what has changed since.
 *
 * @throws if the clone lacks the tag of the other release
 */
export function readClaims(root: string, tag: Tag): Claim[] {
  const pages = readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'}).sort();
  return pages.flatMap((name) => {
    if (!/\.mdx?$/.test(name)) return [];
    const file = join('docs', name);
    const frontMatter = parseFrontMatter(readText(join(root, file)));
    const release = textAt(frontMatter, 'checked.release');
    if (release === '' || release === tag.version) return [];
    const sources = listAt(frontMatter, 'checked.sources').map((source) => `:(glob)${String(source)}`);
    return [{file, release, changed: tag.listChanged(`v${release}`, sources)}];
  });
}
