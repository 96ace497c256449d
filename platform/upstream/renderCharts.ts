import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';

import type {Chart, ChartValue, Charts} from '../charts';
import type {Tag} from './clone';
import type {FactValue} from './facts';
import {findCharts} from './readChart';
import type {Here} from './readHere';

const run = promisify(execFile);
const PULL_SECRETS = 'imagePullSecrets';
const POD_OWNERS = /^(?:Deployment|StatefulSet|DaemonSet|Job|CronJob) /;
const CHART_FILE = /\/(?:templates|cascading-rules|scanner\/scripts)\/|\/(?:Chart|values)\.yaml$/;

/** Objects of a rendered chart by kind and name. */
type Rendered = ReadonlyMap<string, string>;
/** Renders a chart with some values, by key, in place of the defaults. */
type Render = (values: Readonly<Record<string, FactValue>>) => Promise<Rendered>;

/** Values of the operator depend on each other, and of demo targets only some are known. */
const isRendered = ({chart, partial}: Chart) => chart !== 'operator' && !partial;
const isOfScan = (key: string) => key.startsWith('scanner.') || key === PULL_SECRETS;

/** Writes a chart to a folder. Subcharts are left out: they are compared by their version. */
function unpackChart(tag: Tag, folder: string, target: string): void {
  for (const path of tag.paths.filter((file) => file.startsWith(`${folder}/`) && CHART_FILE.test(file))) {
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
    const {stdout} = await run(helm, ['template', 'r', target, ...sets], {maxBuffer: 2 ** 26}).catch(
      (error: unknown) => {
        const {code, stderr = ''} = error as {code?: unknown; stderr?: string};
        if (code === 'ENOENT') throw new Error(`${helm}: is no program. Pass the path of Helm 3.`);
        throw new Error(`${chart}: Helm cannot render it: ${stderr.trim().split('\n').at(-1) ?? ''}`);
      },
    );
    return new Map(
      stdout.split(/^---$/m).map((text) => {
        const [kind, name] = [/^kind: "?(\w+)/m, /^ {2}name: "?([^"\s]+)/m].map(
          (pattern) => pattern.exec(text)?.[1] ?? '',
        );
        return [`${kind ?? ''} ${name ?? ''}`, text];
      }),
    );
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

/**
 * For each value, the objects that it changes: with the defaults and all ScanTypes installed, otherwise with everything
 * that can be switched on.
 */
async function findEffects({scanTypes = [], values}: Chart, all: readonly ChartValue[], render: Render) {
  const switches = values.filter(({type, default: text}) => type === 'boolean' && text === 'false');
  const bases = [scanTypes.flatMap(({onlyWith = []}) => onlyWith), switches.map(({key}) => key)].map(
    (keys): Record<string, FactValue> => Object.fromEntries(keys.map((key) => [key, true])),
  );
  const before = await Promise.all(bases.map(render));
  const effects = new Map<string, Set<string>>();
  const queue = all.filter(({key}) => !all.some((other) => other.key.startsWith(`${key}.`)));
  const work = async () => {
    for (let value = queue.shift(); value; value = queue.shift()) {
      for (const [index, base] of bases.entries()) {
        const after = await render({
          ...base,
          [value.key]: base[value.key] === true ? false : chooseOther(value),
        });
        const names = [...after.keys(), ...(before[index]?.keys() ?? [])];
        effects.set(value.key, new Set(names.filter((name) => before[index]?.get(name) !== after.get(name))));
        if (effects.get(value.key)?.size !== 0) break;
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return effects;
}

async function readRenderedChart(
  chart: Chart,
  shared: readonly ChartValue[],
  render: Render,
): Promise<[string, FactValue][]> {
  const {scanTypes = [], values, subcharts = []} = chart;
  const isScanner = scanTypes.length > 0;
  // A ScanType can also ignore what only other charts list.
  const more = isScanner ? shared.filter(({key}) => !values.some((value) => value.key === key)) : [];
  const effects = await findEffects(chart, [...values, ...more], render);
  const without = [...effects].flatMap(([key, {size}]) => {
    const isOther = (isScanner && isOfScan(key)) || subcharts.some(({name}) => key.startsWith(`${name}.`));
    return size > 0 || isOther ? [] : [key];
  });
  const pods = [...(await render({})).keys()].filter((name) => POD_OWNERS.test(name));
  return [
    ['withoutEffect', without],
    ...scanTypes.map(({name}): [string, FactValue] => [
      `scanTypes/${name}/withoutEffect`,
      [...effects].flatMap(([key, changed]) =>
        isOfScan(key) && !changed.has(`ScanType ${name}`) ? [key] : [],
      ),
    ]),
    ...(values.some(({key}) => key === PULL_SECRETS)
      ? [
          ['withoutPullSecrets', pods.filter((name) => !effects.get(PULL_SECRETS)?.has(name))] as [
            string,
            FactValue,
          ],
        ]
      : []),
  ];
}

/**
 * What only rendered charts show: values without effect, and pods without pull secrets.
 *
 * @param helm path of the program
 * @param charts which values to try
 * @throws if there is no such program, or a chart cannot be rendered
 */
export async function readRendered(tag: Tag, helm: string, charts: Charts): Promise<[string, FactValue][]> {
  const target = mkdtempSync(join(tmpdir(), 'charts-'));
  const scanners = [...charts.values()].filter(({scanTypes}) => scanTypes !== undefined);
  const values = scanners.flatMap((chart) => chart.values.filter(({shared}) => shared));
  const shared = [...new Map(values.map((value) => [value.key, value])).values()];
  const facts: [string, FactValue][] = [];
  try {
    for (const {folder, name} of findCharts(tag)) {
      const chart = charts.get(name);
      if (!chart || !isRendered(chart)) continue;
      unpackChart(tag, folder, join(target, name));
      const rendered = await readRenderedChart(chart, shared, createRender(helm, join(target, name), folder));
      facts.push(...rendered.map(([fact, value]): [string, FactValue] => [`charts/${name}/${fact}`, value]));
    }
    return facts;
  } finally {
    rmSync(target, {recursive: true});
  }
}

/** Puts what the files of charts say about the same. */
export function putDescribed({facts, places, charts}: Here): void {
  for (const {chart, values, scanTypes = [], withoutEffect = [], withoutPullSecrets = []} of [
    ...charts.values(),
  ].filter(isRendered)) {
    const put = (name: string, value: FactValue, ...steps: (string | {name: string})[]) => {
      facts.set(`charts/${chart}/${name}`, value);
      places.set(`charts/${chart}/${name}`, {file: `platform/charts/${chart}.yaml`, steps});
    };
    const ignored = values.flatMap(({noEffect, key}) => (noEffect ? [key] : []));
    put('withoutEffect', [...withoutEffect, ...ignored], 'withoutEffect');
    for (const {name, withoutEffect: ofScanType = []} of scanTypes) {
      put(`scanTypes/${name}/withoutEffect`, ofScanType, 'scanTypes', {name}, 'withoutEffect');
    }
    if (values.some(({key}) => key === PULL_SECRETS))
      put('withoutPullSecrets', withoutPullSecrets, 'withoutPullSecrets');
  }
}
