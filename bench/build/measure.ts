import {rmSync} from 'node:fs';

import {killGroup, startProcess} from '../../scripts/startProcess';
import type {Bench} from '../bench';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row} from '../report/table';
import type {Site} from '../sites/openSites';
import {copyProject, removeCaches} from './copies';
import {watchUsage, type Usage} from './usage';

const RUNS = 3;

/** A project in a folder of its own. */
interface Copy {
  name: string;
  /** Missing if the site is no project: a finished site cannot be built. */
  folder?: string;
}

async function build(folder: string): Promise<Usage> {
  // The update check would send a request that a build does not need.
  const {pid, ended, readOutput} = startProcess('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: {NO_UPDATE_NOTIFIER: '1'},
  });
  const kill = () => killGroup(pid);
  // Must run before the handler that removes the folder in which the process works.
  process.prependOnceListener('exit', kill);
  const stop = watchUsage(pid);
  const {code} = await ended;
  const usage = stop();
  process.removeListener('exit', kill);
  if (code === 0) return usage;
  const output = readOutput().trim().slice(-2000).replace(/\s+/g, ' ');
  throw new Error(`the build ended with ${code ?? 'a signal'}: ${output}`);
}

const renderUsage = (label: string, usages: readonly Usage[][]): Row[] => [
  {
    labels: [label, 'time'],
    unit: 's',
    values: usages.map((all) => getMedian(all.map(({seconds}) => seconds))),
  },
  {
    labels: [label, 'processor time'],
    unit: 's',
    values: usages.map((all) => getMedian(all.map(({processor}) => processor))),
  },
  {
    labels: [label, 'peak memory'],
    unit: 'MB',
    values: usages.map((all) => getMedian(all.map(({memory}) => memory / 1e6))),
  },
];

/** Time and memory of builds without and with a cache. */
async function measureContent(copies: readonly Copy[], runs: number): Promise<string> {
  const usages = await interleave(copies, runs, async ({folder}) => {
    // Sites that are no projects have no values.
    if (folder === undefined) return [];
    removeCaches(folder);
    return [{cold: await build(folder), warm: await build(folder)}];
  });
  return renderTable(
    ['Build', 'Measure'],
    copies.map(({name}) => name),
    (['cold', 'warm'] as const).flatMap((kind) =>
      renderUsage(
        kind,
        usages.map((all) => all.flat().map((usage) => usage[kind])),
      ),
    ),
  );
}

function createCopy({name, project}: Site): Copy {
  return project === undefined ? {name} : {name, folder: copyProject(project)};
}

/** Builds a copy of each project. Returns a Markdown table with medians. */
export async function measureBuild({sites, runs = RUNS}: Bench): Promise<string> {
  const copies: Copy[] = [];
  const removeCopies = () => {
    for (const {folder} of copies) {
      if (folder !== undefined) rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    }
  };
  // A signal can end the process during a build.
  process.once('exit', removeCopies);
  try {
    for (const site of sites) copies.push(createCopy(site));
    return await measureContent(copies, runs);
  } finally {
    process.removeListener('exit', removeCopies);
    removeCopies();
  }
}
