import type {Charts} from '../../platform/charts';
import {loadNames} from '../../platform/loadPlatform';
import {collectScanTypes} from '../../platform/names';
import type {Fault} from '../../text/fault';
import {suggest} from '../../text/suggest';
import type {PageHead} from '../sources/parsePage';

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
      `integration.chart is "${chart}", which platform/charts does not list.${suggest(chart, [...charts.keys()])}`,
    );
  }
  const known = collectScanTypes(loadNames(), charts);
  for (const scanType of Array.isArray(scanTypes) ? scanTypes.map(String) : []) {
    if (known.includes(scanType)) continue;
    messages.push(
      `integration.scanTypes holds "${scanType}", which no chart installs.${suggest(scanType, known)}`,
    );
  }
  return messages.map((message) => ({file, line, message}));
}
