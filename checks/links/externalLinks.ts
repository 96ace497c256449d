/**
 * `npm run check:external-links [-- OPTIONS]`: asks every other host that the built pages link to whether the links still
 * work. For machines with internet; no part of the tests.
 *
 *   --list             print the URLs and the places where they are, and ask nobody
 *   --site FOLDER      site with a finished build (default: the current folder)
 *   --concurrency N    links at the same time (default: 8)
 *   --timeout SECONDS  limit of one request (default: 20)
 *   --retries N        further attempts if a host fails or does not respond (default: 2)
 *
 * Ends with exit code 1 if a link is broken.
 */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {readBuiltSite} from '../build/builtSite';
import {checkForeignLinks} from './checkForeignLinks';
import {collectForeignLinks} from './foreignLinks';
import {describePlaces, renderReport} from './renderReport';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function parseCount(option: string, value: string, least: number): number {
  const count = Number(value);
  return Number.isInteger(count) && count >= least
    ? count
    : fail(`check:external-links: --${option} must be a whole number from ${least} on, not "${value}".`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      list: {type: 'boolean', default: false},
      site: {type: 'string', default: '.'},
      concurrency: {type: 'string', default: '8'},
      timeout: {type: 'string', default: '20'},
      retries: {type: 'string', default: '2'},
    },
  });
  const siteDir = resolve(values.site);
  if (!existsSync(join(siteDir, 'build', 'index.html'))) {
    fail('check:external-links: there are no built pages. Run "npm run build" first.');
  }
  const concurrency = parseCount('concurrency', values.concurrency, 1);
  const timeout = parseCount('timeout', values.timeout, 1) * 1000;
  const retries = parseCount('retries', values.retries, 0);

  const links = collectForeignLinks(await readBuiltSite(siteDir), siteDir);
  if (values.list) {
    for (const {url, places} of links) console.log(`${url} (${describePlaces(places)})`);
    return;
  }
  const onProgress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${links.length}`);
  };
  const checked = await checkForeignLinks(links, {concurrency, timeout, retries, onProgress});
  if (process.stderr.isTTY) process.stderr.write('\n');
  for (const line of renderReport(checked)) console.log(line);
  process.exitCode = checked.some(({state}) => state === 'broken') ? 1 : 0;
}

void main();
