import {findClosest} from '../../plugins/integrations/src/findClosest';
import {findChartValue, type Chart, type Charts} from '../charts/loadCharts';
import type {Tool} from './loadTools';
import {parseInvocation, type Invocation} from './parseInvocation';
import type {ShellCommand, Word} from './parseShell';

/** Where the platform's charts are published. */
export const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm/';

/** Flags whose value is a list of `key=value`. */
const SET_FLAGS = new Set(['set', 'set-string', 'set-file', 'set-json', 'set-literal']);
/** Flags whose text is one assignment: its value may hold commas. */
const SINGLE_SET_FLAGS = new Set(['set-json', 'set-literal']);

/** What a chart reference leads to. */
type ChartReference = {chart: Chart} | {foreign: true} | {fault: string};

/** What a helm call is checked against. */
export interface HelmKnowledge {
  tool: Tool;
  charts: Charts;
  /** Chart references of other projects that pages may name, e.g. `oci://registry-1.docker.io/bitnamicharts/mongodb`. */
  foreignCharts: readonly string[];
  /** Alias of the retired chart server that historical posts still show, e.g. `secureCodeBox/`. */
  historicalAlias?: string;
}

function findChart(word: Word, {charts, foreignCharts, historicalAlias}: HelmKnowledge): ChartReference {
  const reference = word.text;
  if (!word.literal || foreignCharts.includes(reference) || /^\.{0,2}(?:\/|$)/.test(reference))
    return {foreign: true};
  const prefix = [CHART_REGISTRY, historicalAlias].find(
    (candidate) => candidate !== undefined && reference.startsWith(candidate),
  );
  if (prefix === undefined) {
    return {fault: `helm: "${reference}" is no chart of the registry. Write ${CHART_REGISTRY}<chart>.`};
  }
  const name = reference.slice(prefix.length);
  const chart = charts.get(name);
  if (chart) return {chart};
  const closest = findClosest(name, [...charts.keys()]);
  return {fault: `helm: there is no chart "${name}"${closest ? `. Did you mean "${closest}"?` : '.'}`};
}

/** Takes `a.b=1,c\.d=2` apart into paths; indexes such as `[0]` belong to the key before them. */
export function parseSetKeys(text: string): string[][] {
  return text
    .split(/(?<!\\),(?![^{]*\})/)
    .map((assignment) => assignment.split('=')[0] ?? '')
    .filter((key) => key !== '')
    .map((key) =>
      key
        .replace(/\[\d+\]/g, '')
        .split(/(?<!\\)\./)
        .map((part) => part.replace(/\\\./g, '.')),
    );
}

function collectSetFaults(chart: Chart, invocation: Invocation): string[] {
  const values = invocation.flags.filter(({name}) => SET_FLAGS.has(name));
  return values.flatMap(({name, value}) =>
    parseSetKeys(
      SINGLE_SET_FLAGS.has(name) ? (value?.text.split('=')[0] ?? '') : (value?.text ?? ''),
    ).flatMap((path) => {
      if (['value', 'unlisted'].includes(findChartValue(chart, path).type)) return [];
      const key = path.join('.');
      const closest = findClosest(
        key,
        chart.values.map((candidate) => candidate.key),
      );
      return [
        `helm: the chart "${chart.chart}" has no value "${key}" (--${name})${closest ? `. Did you mean "${closest}"?` : '.'}`,
      ];
    }),
  );
}

/** The positional argument that names a chart, by the vocabulary of the data file. */
function findChartWord({command, positionals, flags}: Invocation): Word | undefined {
  if (command.args === 'chart') return positionals[0];
  if (command.args !== 'release-and-chart') return undefined;
  // `helm template CHART` and `--generate-name` need no release.
  const hasNoRelease = flags.some(({name}) => name === 'generate-name') || command.name === 'template';
  return hasNoRelease && positionals.length === 1 ? positionals[0] : positionals[1];
}

/** Lists what is wrong with a helm call, and the chart it installs, if it is one of the platform. */
export function checkHelm(call: ShellCommand, knowledge: HelmKnowledge): {faults: string[]; chart?: Chart} {
  const invocation = parseInvocation(knowledge.tool, call.words);
  if ('unknownCommand' in invocation) {
    const {unknownCommand} = invocation;
    return {faults: unknownCommand === undefined ? [] : [`helm: "${unknownCommand}" is no known command.`]};
  }
  const faults = invocation.unknownFlags.map(
    (flag) => `helm ${invocation.command.name}: unknown flag "${flag}".`,
  );
  const chartWord = findChartWord(invocation);
  if (!chartWord) {
    if (invocation.command.args === 'release-and-chart' && invocation.positionals.length > 0) {
      faults.push(`helm ${invocation.command.name}: name the release and the chart.`);
    }
    return {faults};
  }
  const reference = findChart(chartWord, knowledge);
  if ('fault' in reference) return {faults: [...faults, reference.fault]};
  if ('foreign' in reference) return {faults};
  return {faults: [...faults, ...collectSetFaults(reference.chart, invocation)], chart: reference.chart};
}
