/**
 * `npm run check:external-links [-- OPTIONS]`: asks every other host that the built pages link to whether the links still
 * work. For machines with internet; no part of the tests.
 *
 *   --list             print the addresses and the pages they stand on, and ask nobody
 *   --site FOLDER      site with a finished build (default: the current folder)
 *   --concurrency N    requests at the same time (default: 8)
 *   --timeout SECONDS  limit of one request (default: 20)
 *
 * Ends with exit code 1 if a link is broken.
 */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {readBuiltSite} from './builtSite';
import {checkUrl, mapConcurrently} from './checkUrl';
import {collectForeignLinks, type ForeignLink} from './foreignLinks';
import {describePages, renderReport, type CheckedLink} from './renderReport';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function parsePositive(option: string, value: string): number {
  const number = Number(value);
  return number > 0
    ? number
    : fail(`check:external-links: --${option} must be a number above 0, not "${value}".`);
}

async function checkLinks(
  links: ForeignLink[],
  concurrency: number,
  timeout: number,
): Promise<CheckedLink[]> {
  let done = 0;
  const showProgress = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
  };
  const checked = await mapConcurrently(links, concurrency, async (link) => {
    const report = await checkUrl(link.url, {timeout});
    showProgress(`${++done} of ${links.length}`);
    return {...link, ...report};
  });
  showProgress('');
  return checked;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      list: {type: 'boolean', default: false},
      site: {type: 'string', default: '.'},
      concurrency: {type: 'string', default: '8'},
      timeout: {type: 'string', default: '20'},
    },
  });
  const siteDir = resolve(values.site);
  if (!existsSync(join(siteDir, 'build', 'index.html'))) {
    fail('check:external-links: there are no built pages. Run "npm run build" first.');
  }
  const concurrency = parsePositive('concurrency', values.concurrency);
  const timeout = parsePositive('timeout', values.timeout) * 1000;

  const links = collectForeignLinks(await readBuiltSite(siteDir));
  if (values.list) {
    for (const {url, pages} of links) console.log(`${url} (${describePages(pages)})`);
    return;
  }
  const checked = await checkLinks(links, concurrency, timeout);
  for (const line of renderReport(checked)) console.log(line);
  process.exitCode = checked.some(({state}) => state === 'broken') ? 1 : 0;
}

void main();
