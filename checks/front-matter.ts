import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';

/** Bounds of a page's description in characters: search engines and link previews cut longer ones, shorter ones say nothing. */
const DESCRIPTION_LENGTH = {min: 60, max: 160};

/** Pages and posts. Names that begin with `_` are parts of pages, which have no front matter. */
const PAGE_FILES = ['{docs,blog}/**/*.{md,mdx}', '!**/_*'];

/**
 * Lists what is wrong with the front matter of a page or post, one sentence a fault with the way out.
 * Returns an empty list for a good page.
 */
export function collectFrontMatterFaults(frontMatter: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const {title, description} = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    faults.push('title is missing. Add "title: …" to the front matter; it becomes the heading of the page.');
  }
  const {min, max} = DESCRIPTION_LENGTH;
  if (typeof description !== 'string') {
    faults.push(
      `description is missing. Add "description: …" of ${min} to ${max} characters to the front matter.`,
    );
  } else if (description.length < min || description.length > max) {
    faults.push(`description has ${description.length} characters. Write ${min} to ${max}.`);
  }
  return faults;
}

/**
 * Checks the front matter of every page and post of a site.
 * Returns one line a fault, beginning with the file relative to `siteDir`; an empty list if all is well.
 */
export async function collectSiteFrontMatterFaults(siteDir: string): Promise<string[]> {
  const files = (await Globby(PAGE_FILES, {cwd: siteDir})).sort();
  const faultsOfFiles = await Promise.all(
    files.map(async (file) => {
      const filePath = join(siteDir, file);
      try {
        const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
          filePath,
          fileContent: readFileSync(filePath, 'utf8'),
        });
        return collectFrontMatterFaults(frontMatter).map((fault) => `${file}: ${fault}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        return [`${file}: the front matter is not valid YAML: ${reason}`];
      }
    }),
  );
  return faultsOfFiles.flat();
}
