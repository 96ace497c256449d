import {findClosest} from '../../plugins/integrations/src/findClosest';
import type {Charts} from '../charts/loadCharts';
import {collectScanTypes, readPlatformNames} from '../examples/platformNames';
import type {Fault} from '../fault';
import type {PageHead} from './parsePage';

function suggest(word: string, candidates: readonly string[]): string {
  const closest = findClosest(word, candidates);
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}

/** Lists names in the catalogue entry of a page that no chart has: its chart, and its ScanTypes. */
export function collectIntegrationFaults(
  {file, frontMatter, frontMatterLines}: PageHead,
  charts: Charts,
): Fault[] {
  const {chart, scanTypes} = (frontMatter.integration ?? {}) as {chart?: unknown; scanTypes?: unknown};
  const line = frontMatterLines.get('integration');
  const messages: string[] = [];
  if (typeof chart === 'string' && !charts.has(chart)) {
    messages.push(
      `integration.chart is "${chart}", which checks/charts does not list.${suggest(chart, [...charts.keys()])}`,
    );
  }
  const known = collectScanTypes(readPlatformNames());
  for (const scanType of Array.isArray(scanTypes) ? scanTypes.map(String) : []) {
    if (known.includes(scanType)) continue;
    messages.push(
      `integration.scanTypes holds "${scanType}", which checks/examples/platform-names.yaml does not list.${suggest(scanType, known)}`,
    );
  }
  return messages.map((message) => ({file, line, message}));
}
