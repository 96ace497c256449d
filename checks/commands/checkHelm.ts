import {posix} from 'node:path';

import type {Chart, Charts} from '../../platform/charts';
import type {PlatformData} from '../../platform/manifests/platformData';
import type {Tool} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import type {Page} from '../sources/parsePage';
import {collectSetFaults} from './checkSetFlags';
import {parseCall, type Call} from './parseCall';
import {isLiteral, type ShellCommand, type Word} from './parseShell';

const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm/';
/** The chart server before release 4.6.0, without the scheme. Posts may use it: they show commands of their date. */
const RETIRED_SERVER = 'charts.securecodebox.io';
/** What the file of a chart that `helm pull` has written adds to its name. */
const ARCHIVE = /-\d+\.\d+\.\d+\.tgz$/;
/** The prefix of charts from that server. */
const RETIRED_ALIAS = 'secureCodeBox/';

type ChartReference = {chart: Chart} | {foreign: true} | {fault: string};

interface CheckedHelm {
  faults: string[];
  chart?: Chart;
  /** Values files that it reads; `-` is standard input. */
  valuesFiles: string[];
}

function findChart(word: Word, charts: Charts, prefixes: readonly string[]): ChartReference {
  const reference = word.text;
  if (!isLiteral(word)) return {foreign: true};
  if (/^\.{0,2}(?:\/|$)/.test(reference)) {
    const chart = charts.get(posix.basename(reference).replace(ARCHIVE, ''));
    return chart ? {chart} : {foreign: true};
  }
  const prefix = prefixes.find((candidate) => reference.startsWith(candidate));
  if (prefix === undefined) {
    return {fault: `helm: "${reference}" is no chart of the registry. Write ${CHART_REGISTRY}<chart>.`};
  }
  const name = reference.slice(prefix.length);
  const chart = charts.get(name);
  return chart ? {chart} : {fault: `helm: there is no chart "${name}".${suggest(name, [...charts.keys()])}`};
}

/** Reports a chart of the registry that is installed without a version: Helm would take the newest one. */
function collectVersionFaults({usage, flags}: Call, reference: string): string[] {
  const isPinned = flags.some(({name}) => name === 'version');
  const isInstalled = ['install', 'upgrade'].includes(usage.command) && reference.startsWith(CHART_REGISTRY);
  if (isPinned || !isInstalled) return [];
  return [
    `helm ${usage.command}: ${reference} has no --version, so Helm takes the newest release, which may not fit the page. Add --version %release.version%.`,
  ];
}

/**
 * Lists what is wrong with a helm call, and what it installs.
 *
 * @param page documentation must name the version that it installs; posts may use the retired server
 */
export function checkHelm(
  {words}: ShellCommand,
  {file, kind}: Pick<Page, 'file' | 'kind'>,
  knowledge: PlatformData & {helm: Tool},
): CheckedHelm {
  const {helm, charts} = knowledge;
  const call = parseCall(helm, words);
  if (!('usage' in call)) return {faults: call.faults, valuesFiles: []};
  const {usage, flags, faults, isHelp} = call;
  const valuesFiles = flags.flatMap(({name, value}) => (name === 'values' && value ? [value.text] : []));
  const findWord = (argument: string) => call.arguments.find(({argument: {name}}) => name === argument)?.word;
  const repository = usage.command === 'repo add' ? findWord('URL')?.text : undefined;
  if (repository?.includes(RETIRED_SERVER) && kind !== 'post') {
    faults.push(
      `helm: ${repository} is deprecated since release 4.6.0. Install from ${CHART_REGISTRY}<chart>; that needs no repository.`,
    );
  }
  const chartWord = findWord('CHART');
  if (!chartWord || isHelp) return {faults, valuesFiles};
  const prefixes = kind === 'post' ? [CHART_REGISTRY, RETIRED_ALIAS] : [CHART_REGISTRY];
  const reference = findChart(chartWord, charts, prefixes);
  if ('fault' in reference) return {faults: [...faults, reference.fault], valuesFiles};
  if ('foreign' in reference) return {faults, valuesFiles};
  const {chart} = reference;
  faults.push(
    ...(file.startsWith('docs/') ? collectVersionFaults(call, chartWord.text) : []),
    ...collectSetFaults(chart, flags, knowledge),
  );
  return {faults, chart, valuesFiles};
}
