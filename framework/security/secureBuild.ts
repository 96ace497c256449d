import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

import {formatFault, sortFaults, type Fault} from '../../text/fault';
import {collectPage, type PageFacts} from './collectPage';
import {buildHeaderRules, REFERRER_POLICY} from './buildHeaderRules';
import {renderPolicy} from './renderPolicy';
import {insertPolicies, removeRedundantStyles} from './editPage';
import {renderHeadersFile, HEADERS_FILE} from './headersFile';

interface Page extends PageFacts {
  /** Path in the build, with slashes. */
  file: string;
  html: string;
}

async function readPages(outDir: string): Promise<Page[]> {
  const files = (await Globby('**/*.html', {cwd: outDir})).sort();
  return Promise.all(
    files.map(async (file) => {
      const html = removeRedundantStyles(await readFile(join(outDir, file), 'utf8'));
      return {file, html, ...collectPage(html)};
    }),
  );
}

const WAY_OUT =
  'The content security policy forbids it. Use a class, an attribute or a script of the site instead.';
const WITHOUT_ENCODING = 'the finished page does not begin with its encoding: <meta charset>.';

/**
 * Derives the policies from the pages of a finished build, and writes them into the pages and the headers file. A page
 * with a policy keeps it: others show it in a frame. Throws, before writing, for what no policy may allow.
 */
export async function secureBuild(outDir: string, baseUrl: string): Promise<void> {
  const all = await readPages(outDir);
  const pages = all.filter(({ownPolicy}) => ownPolicy === undefined);
  const policy = renderPolicy([...new Set(pages.flatMap(({scriptHashes}) => scriptHashes))]);
  const secured = pages.map((page) => ({
    ...page,
    html: insertPolicies(page.html, policy.meta, REFERRER_POLICY),
  }));

  const faults = secured.flatMap(({file, html, forbidden}): Fault[] => [
    ...forbidden.map((text) => ({file, message: `the finished page holds ${text}. ${WAY_OUT}`})),
    ...(html === undefined ? [{file, message: WITHOUT_ENCODING}] : []),
  ]);
  if (faults.length > 0) throw new Error(sortFaults(faults).map(formatFault).join('\n'));

  await Promise.all(secured.map(({file, html = ''}) => writeFile(join(outDir, file), html)));
  const framed = new Map(
    all.flatMap(({file, ownPolicy}) => (ownPolicy === undefined ? [] : [[baseUrl + file, ownPolicy]])),
  );
  const rules = buildHeaderRules(policy.header, framed, baseUrl);
  await writeFile(join(outDir, HEADERS_FILE), renderHeadersFile(rules));
}
