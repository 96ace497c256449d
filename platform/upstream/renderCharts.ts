import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';

import type {Chart, ChartValue, Charts} from '../charts';
import type {Tag} from './clone';
import type {Fact, FactValue} from './facts';
import {findChartFolders, type AddFact} from './readCharts';

const run = promisify(execFile);
const PULL_SECRETS = 'imagePullSecrets';
const POD_OWNERS = ['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob'];

/** Objects of a rendered chart by kind and name. */
type Rendered = ReadonlyMap<string, string>;

/** Renders a chart with Helm. `values`: by key, in place of the defaults. */
type Render = (values: Readonly<Record<string, FactValue>>) => Promise<Rendered>;

/** Values of the operator depend on each other, and of demo targets only some are known. */
function isRendered({chart, partial}: Chart): boolean {
  return chart !== 'operator' && !partial;
}

function splitObjects(output: string): Rendered {
  return new Map(
    output.split(/^---$/m).flatMap((text) => {
      const kind = /^kind: "?(\w+)/m.exec(text)?.[1];
      const name = /^  name: "?([^"\s]+)/m.exec(text)?.[1];
      return kind === undefined ? [] : [[`${kind} ${name ?? ''}`, text] as const];
    }),
  );
}

/** Writes a chart to a folder. Subcharts are left out: they are compared by their version. */
function unpackChart(tag: Tag, folder: string, target: string): void {
  const files = tag.paths.filter(
    (path) =>
      path.startsWith(`${folder}/`) &&
      /\/(?:templates|cascading-rules|scanner\/scripts)\/|\/(?:Chart|values)\.yaml$/.test(path),
  );
  for (const path of files) {
    const file = join(target, path.slice(folder.length + 1));
    mkdirSync(dirname(file), {recursive: true});
    const text = tag.read(path);
    writeFileSync(
      file,
      path.endsWith('/Chart.yaml') ? text.replace(/^dependencies:\n(?:[ -].*\n|\n)*/m, '') : text,
    );
  }
}

function createRender(helm: string, target: string, chart: string): Render {
  return async (values) => {
    const sets = Object.entries(values).flatMap(([key, value]) => [
      '--set-json',
      `${key}=${JSON.stringify(value)}`,
    ]);
    try {
      const {stdout} = await run(helm, ['template', 'r', target, ...sets], {maxBuffer: 64 * 1024 * 1024});
      return splitObjects(stdout);
    } catch (error) {
      const {code, stderr} = error as {code?: unknown; stderr?: string};
      if (code === 'ENOENT') throw new Error(`${helm}: is no program. Pass the path of Helm 3.`);
      throw new Error(`${chart}: Helm cannot render it: ${(stderr ?? '').trim().split('\n').at(-1) ?? ''}`);
    }
  };
}

/** Another value than the default, which a template shows if it reads it. */
function chooseOther({type, allowed, default: text}: ChartValue): FactValue {
  const preset = text === undefined ? undefined : (parse(text) as FactValue);
  if (allowed) return allowed.find((value) => value !== preset) ?? null;
  if (/boolean|`true`/.test(type)) return preset !== true;
  if (type.includes('integer')) return 7;
  if (type.startsWith('list of strings')) return ['other'];
  if (type.startsWith('list')) return [{name: 'other'}];
  return /^map|^`/.test(type) ? {other: 'other'} : 'other';
}

/** The objects that differ between two renderings. */
function findChanged(before: Rendered, after: Rendered): Set<string> {
  return new Set([...before.keys(), ...after.keys()].filter((name) => before.get(name) !== after.get(name)));
}

/**
 * For each value of a chart, the objects that it changes: with the defaults and all ScanTypes installed, otherwise with
 * everything that can be switched on.
 */
async function findEffects(chart: Chart, values: readonly ChartValue[], render: Render) {
  const leaves = values.filter(({key}) => !values.some((other) => other.key.startsWith(`${key}.`)));
  const switches = chart.values.filter(({type, default: text}) => type === 'boolean' && text === 'false');
  const toMap = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]));
  const installed = toMap((chart.scanTypes ?? []).flatMap(({onlyWith = []}) => onlyWith));
  const bases = [installed, toMap(switches.map(({key}) => key))];
  const before = await Promise.all(bases.map(render));
  const effects = new Map<string, Set<string>>();
  await forEachLimited(leaves, async (value) => {
    for (const [index, base] of bases.entries()) {
      const other = base[value.key] === true ? false : chooseOther(value);
      const changed = findChanged(before[index] ?? new Map(), await render({...base, [value.key]: other}));
      effects.set(value.key, changed);
      if (changed.size > 0) break;
    }
  });
  return effects;
}

async function forEachLimited<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: availableParallelism()}, next));
}

async function renderChart(
  chart: Chart,
  folder: string,
  render: Render,
  scannerValues: readonly ChartValue[],
  add: AddFact,
): Promise<void> {
  const {scanTypes} = chart;
  // A ScanType can ignore also what only other charts list.
  const more = scanTypes
    ? scannerValues.filter(({key}) => !chart.values.some((value) => value.key === key))
    : [];
  const effects = await findEffects(chart, [...chart.values, ...more], render);
  const put = (name: string, value: FactValue) => add(`charts/${chart.chart}/${name}`, {value, file: folder});
  const isOfScan = (key: string) => key.startsWith('scanner.') || key === PULL_SECRETS;
  const ofSubchart = (chart.subcharts ?? []).map((subchart) => `${subchart.name}.`);
  const ignored = [...effects].flatMap(([key, {size}]) =>
    size > 0 || (scanTypes && isOfScan(key)) ? [] : [key],
  );
  put('withoutEffect', ignored.filter((key) => !ofSubchart.some((prefix) => key.startsWith(prefix))).sort());
  for (const {name} of scanTypes ?? []) {
    const keys = [...effects].filter(([key, changed]) => isOfScan(key) && !changed.has(`ScanType ${name}`));
    put(`scanTypes/${name}/withoutEffect`, keys.map(([key]) => key).sort());
  }
  if (!chart.values.some(({key}) => key === PULL_SECRETS)) return;
  const before = await render({});
  const owners = [...before.keys()].filter((name) => POD_OWNERS.includes(name.split(' ')[0] ?? ''));
  put('withoutPullSecrets', owners.filter((name) => !effects.get(PULL_SECRETS)?.has(name)).sort());
}

/**
 * Adds what only a rendered chart shows: values without effect, and pods without pull secrets.
 *
 * @param helm path of the program
 * @throws if there is no such program, or a chart cannot be rendered
 */
export async function addRendered(tag: Tag, helm: string, charts: Charts, add: AddFact): Promise<void> {
  const target = mkdtempSync(join(tmpdir(), 'charts-'));
  const scanners = [...charts.values()].filter((chart) => chart.scanTypes !== undefined);
  const shared = scanners.flatMap(({values}) => values.filter((value) => value.shared));
  const scannerValues = [...new Map(shared.map((value) => [value.key, value])).values()];
  try {
    for (const {folder, name} of findChartFolders(tag)) {
      const chart = charts.get(name);
      if (!chart || !isRendered(chart)) continue;
      const files = join(target, name);
      unpackChart(tag, folder, files);
      await renderChart(chart, folder, createRender(helm, files, folder), scannerValues, add);
    }
  } finally {
    rmSync(target, {recursive: true});
  }
}

/** What the charts' files say about the same. */
export function addDescribed(charts: Charts, add: AddFact): void {
  for (const {chart, values, scanTypes, withoutEffect = [], withoutPullSecrets = []} of [
    ...charts.values(),
  ].filter(isRendered)) {
    const file = `platform/charts/${chart}.yaml`;
    const put = (name: string, fact: Omit<Fact, 'file'>) => add(`charts/${chart}/${name}`, {...fact, file});
    const ignored = values.filter(({noEffect}) => noEffect).map(({key}) => key);
    put('withoutEffect', {value: [...withoutEffect, ...ignored].sort()});
    for (const {name, withoutEffect: ofScanType = []} of scanTypes ?? []) {
      put(`scanTypes/${name}/withoutEffect`, {value: [...ofScanType].sort()});
    }
    if (!values.some(({key}) => key === PULL_SECRETS)) continue;
    // Pods are described in words, not by the names of their objects.
    const agrees = (there: FactValue) =>
      Array.isArray(there) && there.length > 0 === withoutPullSecrets.length > 0;
    put('withoutPullSecrets', {value: withoutPullSecrets, agrees});
  }
}
