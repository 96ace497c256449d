import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {join} from 'node:path';

import type {Bench} from '../bench';
import {interleave} from '../interleave';
import {spawnGroup} from '../processGroup';
import {getMedian} from '../report/statistics';
import {renderTable, type Row} from '../report/table';
import type {Site} from '../sites/openSites';
import {copyProject, growDocs, removeCaches} from './copies';
import {countPages, findDifferences, hashFiles, measureScripts, type Hashes} from './output';
import {watchUsage, type Usage} from './usage';

const RUNS = 3;
/** Most files that are named when two builds differ. */
const NAMED_FILES = 10;

/** A project in a folder of its own. */
interface Copy {
  name: string;
  /** Missing where the site is no project: what is finished cannot be built. */
  folder?: string;
}

/** The command of a project, with all that it checks; and the framework alone, which takes copied pages. */
const NPM_BUILD = ['npm', 'run', '--silent', 'build'];
const BARE_BUILD = [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

async function build(folder: string, [command = '', ...args]: readonly string[]): Promise<Usage> {
  const {child, pid, kill} = spawnGroup(command, args, {
    cwd: folder,
    // The update check would ask a host that a build must not need.
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = watchUsage(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const usage = stop();
  kill();
  if (code !== 0)
    throw new Error(
      `the build ended with ${code ?? 'a signal'}: ${output.trim().slice(-2000).replace(/\s+/g, ' ')}`,
    );
  return usage;
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

/** Runs something for the sites that are projects; the others have no values, and nobody needs to be told. */
async function forProjects<Value>(
  copies: readonly Copy[],
  runs: number,
  work: (folder: string, copy: Copy) => Promise<Value>,
): Promise<Value[][]> {
  const values = await interleave(copies, runs, async (copy) =>
    copy.folder === undefined ? [] : [await work(copy.folder, copy)],
  );
  return values.map((all) => all.flat());
}

/** The real content: time without and with what the last build kept, memory, and whether all builds give the same. */
async function measureContent(copies: readonly Copy[], runs: number): Promise<string> {
  const outputs = new Map<string, Hashes>();
  const differing = new Map<string, Set<string>>();
  const compare = (name: string, folder: string) => {
    const hashes = hashFiles(join(folder, 'build'));
    const files = findDifferences(outputs.get(name) ?? hashes, hashes);
    outputs.set(name, outputs.get(name) ?? hashes);
    differing.set(name, new Set([...(differing.get(name) ?? []), ...files]));
  };
  const usages = await forProjects(copies, runs, async (folder, {name}) => {
    removeCaches(folder);
    const cold = await build(folder, NPM_BUILD);
    compare(name, folder);
    const warm = await build(folder, NPM_BUILD);
    compare(name, folder);
    return {cold, warm};
  });
  const rows = [
    ...renderUsage(
      'cold',
      usages.map((all) => all.map(({cold}) => cold)),
    ),
    ...renderUsage(
      'warm',
      usages.map((all) => all.map(({warm}) => warm)),
    ),
    {
      labels: ['all', 'files that differ between builds'],
      unit: 'count' as const,
      values: copies.map(({name}) => differing.get(name)?.size ?? NaN),
    },
  ];
  const names = copies.map(({name}) => name);
  const lists = [...differing]
    .filter(([, files]) => files.size > 0)
    .map(
      ([name, files]) => `\n\nBuilds of ${name} differ in ${[...files].slice(0, NAMED_FILES).join(', ')}.`,
    );
  return renderTable(['Build', 'Measure'], names, rows) + lists.join('');
}

/** What a build of many times the docs took, and gave. */
interface Growth extends Usage {
  pages: number;
  /** Bytes of the scripts that every page loads first, after gzip. */
  scripts: number;
}

/** Copies of the docs: time and memory, and what each page adds to the first load of all others. */
async function measureGrowth(copies: readonly Copy[], scales: readonly number[]): Promise<string> {
  const rows: Row[] = [];
  let bases: (Growth | undefined)[] = [];
  for (const scale of scales) {
    const growths = await forProjects(copies, 1, async (folder): Promise<Growth> => {
      growDocs(folder, scale);
      removeCaches(folder);
      const usage = await build(folder, BARE_BUILD);
      const dir = join(folder, 'build');
      return {...usage, pages: countPages(dir), scripts: measureScripts(dir)};
    });
    const found = growths.map(([growth]) => growth);
    if (scale === 1) bases = found;
    const label = `${scale}×`;
    const getAdded = (growth: Growth | undefined, index: number) => {
      const base = bases[index];
      return growth && base ? (growth.scripts - base.scripts) / (growth.pages - base.pages) : NaN;
    };
    rows.push(
      {labels: [label, 'pages'], unit: 'count', values: found.map((growth) => growth?.pages ?? NaN)},
      ...renderUsage(label, growths),
      {
        labels: [label, 'time a page'],
        unit: 'ms',
        values: found.map((growth) => (growth ? (growth.seconds * 1000) / growth.pages : NaN)),
      },
      {
        labels: [label, 'processor time a page'],
        unit: 'ms',
        values: found.map((growth) => (growth ? (growth.processor * 1000) / growth.pages : NaN)),
      },
      {
        labels: [label, 'first scripts'],
        unit: 'KB',
        values: found.map((growth) => (growth?.scripts ?? NaN) / 1000),
      },
      {labels: [label, 'first scripts a page added'], unit: 'B', values: found.map(getAdded)},
    );
  }
  return renderTable(
    ['Docs', 'Measure'],
    copies.map(({name}) => name),
    rows,
  );
}

function createCopy({name, project}: Site): Copy {
  return project === undefined ? {name} : {name, folder: copyProject(project)};
}

/**
 * Builds the projects in folders of their own. Returns Markdown tables with medians: of the real content, and on demand
 * of many times the docs, each built once.
 */
export async function measureBuild({sites, runs = RUNS, scale}: Bench): Promise<string> {
  const copies: Copy[] = [];
  const removeCopies = () => {
    for (const {folder} of copies) {
      if (folder !== undefined) rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    }
  };
  // A signal may end the process in the middle of a build.
  process.once('exit', removeCopies);
  try {
    for (const site of sites) copies.push(createCopy(site));
    const content = await measureContent(copies, runs);
    return scale.length === 0
      ? content
      : `${content}\n\nGrowth, without the checks:\n\n${await measureGrowth(copies, scale)}`;
  } finally {
    process.removeListener('exit', removeCopies);
    removeCopies();
  }
}
