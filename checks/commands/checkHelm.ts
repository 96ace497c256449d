import {posix} from 'node:path';

import type {Chart, Charts} from '../../platform/charts';
import type {SchemaSet} from '../../platform/compileSchemas';
import type {SchemaFiles} from '../../platform/schemas';
import type {Tool} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {collectArgumentFaults, describeUnknownCommand} from './checkArguments';
import {collectSetFaults} from './checkSetFlags';
import {parseInvocation, type Invocation} from './parseInvocation';
import type {ShellCommand, Word} from './shellScript';

/** Where the platform's charts are published. */
const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm/';
/** The chart server before release 4.6.0, without the scheme. */
const RETIRED_SERVER = 'charts.securecodebox.io';

/** What a chart reference leads to. */
type ChartReference = {chart: Chart} | {foreign: true} | {fault: string};

/** What a helm call is checked against. */
export interface HelmKnowledge {
  tool: Tool;
  charts: Charts;
  schemas: SchemaSet;
  schemaFiles: SchemaFiles;
  /** Chart references of other projects that pages may name, e.g. `oci://registry-1.docker.io/bitnamicharts/mongodb`. */
  foreignCharts: readonly string[];
  /** Alias of the retired chart server on pages of its time, e.g. `secureCodeBox/`; such pages may add the server too. */
  historicalAlias?: string;
  /** Whether installations must name the release: without it Helm takes the newest one, which the site does not document. */
  needsVersion?: boolean;
}

/** What a helm call is about. */
export interface CheckedHelm {
  faults: string[];
  /** The chart of the platform that it installs. */
  chart?: Chart;
  /** Values files that it reads; `-` is standard input. */
  valuesFiles: string[];
}

function findChart(word: Word, {charts, foreignCharts, historicalAlias}: HelmKnowledge): ChartReference {
  const reference = word.text;
  if (!word.literal || foreignCharts.includes(reference)) return {foreign: true};
  if (/^\.{0,2}(?:\/|$)/.test(reference)) {
    const chart = charts.get(posix.basename(reference));
    return chart ? {chart} : {foreign: true};
  }
  const prefix = [CHART_REGISTRY, historicalAlias].find(
    (candidate) => candidate !== undefined && reference.startsWith(candidate),
  );
  if (prefix === undefined) {
    return {fault: `helm: "${reference}" is no chart of the registry. Write ${CHART_REGISTRY}<chart>.`};
  }
  const name = reference.slice(prefix.length);
  const chart = charts.get(name);
  return chart ? {chart} : {fault: `helm: there is no chart "${name}".${suggest(name, [...charts.keys()])}`};
}

/** The positional argument that names a chart, by the vocabulary of the data file. */
function findChartWord({command, positionals, flags}: Invocation): Word | undefined {
  if (command.args === 'chart') return positionals[0];
  if (command.args !== 'release-and-chart') return undefined;
  // `helm template CHART` and `--generate-name` need no release.
  const hasNoRelease = flags.some(({name}) => name === 'generate-name') || command.name === 'template';
  return hasNoRelease && positionals.length === 1 ? positionals[0] : positionals[1];
}

/** Addresses of classic chart repositories that the call uses. */
function findRepositories({command, positionals, flags}: Invocation): string[] {
  const added = command.name === 'repo add' ? positionals.slice(1, 2) : [];
  const used = flags.flatMap(({name, value}) => (name === 'repo' && value ? [value] : []));
  return [...added, ...used].map(({text}) => text);
}

/** Commands that put a chart into the cluster. */
const INSTALLING: ReadonlySet<string> = new Set(['install', 'upgrade']);

/** A chart of the registry that is installed in whatever release is the newest. */
function collectVersionFaults(
  {command, flags}: Invocation,
  reference: string,
  needsVersion = false,
): string[] {
  const isPinned = flags.some(({name}) => name === 'version' || name === 'help');
  const isInstalled = INSTALLING.has(command.name) && reference.startsWith(CHART_REGISTRY);
  if (!needsVersion || isPinned || !isInstalled) return [];
  return [
    `helm ${command.name}: ${reference} has no --version, so Helm takes the newest release, which may not fit the page. Add --version %release.version%.`,
  ];
}

/** Lists what is wrong with a helm call, and what it installs. */
export function checkHelm(call: ShellCommand, knowledge: HelmKnowledge): CheckedHelm {
  const invocation = parseInvocation(knowledge.tool, call.words);
  if ('unknownCommand' in invocation) {
    return {faults: describeUnknownCommand(knowledge.tool, invocation), valuesFiles: []};
  }
  const {flags} = invocation;
  const faults = collectArgumentFaults(knowledge.tool, invocation);
  const valuesFiles = flags.flatMap(({name, value}) => (name === 'values' && value ? [value.text] : []));
  const repositories = findRepositories(invocation);
  const retired = repositories.find((address) => address.includes(RETIRED_SERVER));
  if (retired !== undefined && knowledge.historicalAlias === undefined) {
    faults.push(
      `helm: ${retired} is deprecated since release 4.6.0. Install from ${CHART_REGISTRY}<chart>; that needs no repository.`,
    );
  }
  const chartWord = findChartWord(invocation);
  const isForeign = invocation.command.args === 'release-and-chart' && repositories.length > 0;
  if (!chartWord || isForeign) return {faults, valuesFiles};
  const reference = findChart(chartWord, knowledge);
  if ('fault' in reference) return {faults: [...faults, reference.fault], valuesFiles};
  if ('foreign' in reference) return {faults, valuesFiles};
  const {chart} = reference;
  faults.push(
    ...collectVersionFaults(invocation, chartWord.text, knowledge.needsVersion),
    ...collectSetFaults(chart, flags, knowledge),
  );
  return {faults, chart, valuesFiles};
}
