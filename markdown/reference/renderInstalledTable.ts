import type {PhrasingContent, Table} from 'mdast';

import type {Chart, ChartScanType} from '../../platform/charts';
import {formatCount} from '../../text/formatCount';
import {groupBy} from '../../text/groupBy';
import {code, enumerateCode, factTable, join, joinCode, parsePhrasing, text, type Fact} from '../nodes';

const RESULT_FOLDER = '/home/securecodebox/';

export function findDefault({values}: Chart, key: string): string | undefined {
  return values.find((value) => value.key === key)?.default;
}

/** One row per distinct value; it names its ScanTypes if they differ. */
function renderRows(
  label: string,
  scanTypes: readonly ChartScanType[],
  read: (scanType: ChartScanType) => string,
): Fact[] {
  const groups = groupBy(scanTypes, read);
  return [...groups].map(([answer, group]): Fact => {
    const names = group.map(({name}) => name);
    const isForAll = names.length === scanTypes.length;
    return [label, isForAll ? [code(answer)] : [code(answer), ...text(` (${names.join(', ')})`)]];
  });
}

function renderImage(chart: Chart, key: string, tag: string): PhrasingContent[] {
  const image = findDefault(chart, key);
  return image === undefined ? [] : [code(image), ...text(`, tag: ${tag}`)];
}

function renderObjects({scanTypes = [], objects = [], cascadingRules = []}: Chart): PhrasingContent[] {
  const resultTypes = [...new Set(scanTypes.map(({resultType}) => resultType))];
  const named = scanTypes.map(({name, onlyWith}) => [
    ...text('ScanType '),
    code(name),
    ...(onlyWith === undefined ? [] : [...text(' (only with '), code(onlyWith), ...text(')')]),
  ]);
  const count = text(`${formatCount(cascadingRules.length, 'CascadingRule')}, only with `);
  const parts = [
    ...named,
    ...resultTypes.map((name) => [...text('ParseDefinition '), code(name)]),
    ...(cascadingRules.length > 0 ? [[...count, code('cascadingRules.enabled=true')]] : []),
    ...objects.map(parsePhrasing),
  ];
  return join(parts, '; ');
}

function renderSecurity(chart: Chart): PhrasingContent[] {
  const prefix = 'scanner.securityContext.';
  const settings = chart.values
    .filter(({key}) => key.startsWith(prefix))
    .map(({key, default: value = ''}) => `${key.slice(prefix.length)}: ${value.replaceAll('"', '')}`);
  return joinCode(settings);
}

/** What a scanner chart installs and how its container runs. */
export function renderInstalledTable(chart: Chart): Table {
  const {scanTypes = [], scannerTag = 'version of the scanner', user = ''} = chart;
  if (scanTypes.length === 0) throw new Error(`needs a scanner chart, and ${chart.chart} has no ScanTypes`);
  return factTable([
    ['Objects', renderObjects(chart)],
    ['Scanner image', renderImage(chart, 'scanner.image.repository', scannerTag)],
    ['Parser image', renderImage(chart, 'parser.image.repository', 'chart version')],
    ['User of the scanner image', parsePhrasing(user)],
    ['Security context', renderSecurity(chart)],
    ...renderRows('Container', scanTypes, ({container}) => container),
    ...renderRows('Command', scanTypes, ({command}) => command),
    ...renderRows('Result file', scanTypes, ({resultFile}) => `${RESULT_FOLDER}${resultFile}`),
    ...renderRows('Restart policy', scanTypes, ({restartPolicy}) => restartPolicy),
    ['Service account', enumerateCode(scanTypes.map(({serviceAccount = 'lurker'}) => serviceAccount))],
  ]);
}
