import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument} from 'yaml';

import {listAt, textAt} from '../../text/loose';
import {readText} from '../../text/readText';
import {findFieldLine, parseFrontMatter, splitFrontMatter} from '../../text/yamlLines';
import {listChanged, type Tag} from './clone';

/** What a page says about how a release works, which a new release can make untrue. */
export interface Claim {
  /** The page. */
  file: string;
  /** Line of `checked` in its front matter. */
  line: number;
  /** The release in which the page was last checked. */
  release: string;
  /** Paths of the platform that the page rests on, as patterns of git. */
  sources: string[];
}

/** The pages whose front matter has `checked`. */
export function readClaims(root: string): Claim[] {
  const files = readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'}).sort();
  return files.flatMap((name) => {
    if (!/\.mdx?$/.test(name)) return [];
    const file = join('docs', name);
    const source = readText(join(root, file));
    const frontMatter = parseFrontMatter(source);
    const release = textAt(frontMatter, 'checked.release');
    if (release === '') return [];
    const sources = listAt(frontMatter, 'checked.sources').map(String);
    return [{file, line: findFieldLine(source, ['checked']) ?? 1, release, sources}];
  });
}

/**
 * What has changed between the release in which a page was checked and a tag.
 *
 * @throws if the clone lacks the tag of that release
 */
export function listChangedSources(clone: string, {release, sources}: Claim, tag: Tag): string[] {
  if (release === tag.version) return [];
  return listChanged(
    clone,
    `v${release}`,
    tag.name,
    sources.map((source) => `:(glob)${source}`),
  );
}

/** The text of a page that has been checked in another release. */
export function renewClaim(source: string, release: string): string {
  const document = parseDocument(splitFrontMatter(source).yaml);
  document.setIn(['checked', 'release'], release);
  return `---\n${document.toString({lineWidth: 0})}---\n${splitFrontMatter(source).text}`;
}
