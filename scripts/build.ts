/**
 * `npm run build [-- --site FOLDER]`: checks the front matter of all pages, then lets Docusaurus build them into `build/`.
 * A build that fails says so in one line a fault and leaves the last finished `build/` as it was.
 */
import {spawn} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {Globby} from '@docusaurus/utils';

import {formatFault, sortFaults} from '../checks/fault';
import {readPageSources} from '../checks/links/pageSources';
import {collectSiteFrontMatterFaults} from '../checks/pages/frontMatterFaults';
import {collectBuildFaults} from './build-faults';

/** Docusaurus writes here first: `build/` changes only when a build has succeeded. */
const UNFINISHED_DIR = 'build.unfinished';
const FINISHED_DIR = 'build';

interface BuildOutcome {
  succeeded: boolean;
  output: string;
}

function runDocusaurus(siteDir: string): Promise<BuildOutcome> {
  const binary = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolvePromise) => {
    const child = spawn(process.execPath, [binary, 'build', '--out-dir', UNFINISHED_DIR], {
      cwd: siteDir,
      // The update check would ask a host that a build must not need.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
    }
    child.on('close', (code) => resolvePromise({succeeded: code === 0, output}));
  });
}

function fail(messages: string[]): never {
  for (const message of messages) console.error(message);
  process.exit(1);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {site: {type: 'string', default: '.'}}});
  const siteDir = resolve(values.site);
  if (!existsSync(join(siteDir, 'docusaurus.config.ts'))) {
    fail([`build: ${siteDir} holds no docusaurus.config.ts. Name the folder of a site with --site.`]);
  }
  const pageFaults = await collectSiteFrontMatterFaults(siteDir);
  if (pageFaults.length > 0) fail(sortFaults(pageFaults).map(formatFault));

  const unfinished = join(siteDir, UNFINISHED_DIR);
  rmSync(unfinished, {recursive: true, force: true});
  const {succeeded, output} = await runDocusaurus(siteDir);
  if (!succeeded) {
    rmSync(unfinished, {recursive: true, force: true});
    const faults = collectBuildFaults(output, siteDir, await readPageSources(siteDir));
    fail(faults.length > 0 ? faults : [output]);
  }
  process.stdout.write(output);
  rmSync(join(siteDir, FINISHED_DIR), {recursive: true, force: true});
  renameSync(unfinished, join(siteDir, FINISHED_DIR));
  console.log(
    `Built ${(await Globby('**/index.html', {cwd: join(siteDir, FINISHED_DIR)})).length} pages into build/`,
  );
}

void main();
