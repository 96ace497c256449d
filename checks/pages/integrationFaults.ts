import type {Charts} from '../../platform/charts';
import {loadNames} from '../../platform/loadPlatform';
import {collectScanTypes} from '../../platform/manifests/platformData';
import {suggest} from '../../text/suggest';
import type {PageFault, PageHead} from '../sources/parsePage';

/** Checks the chart and the ScanTypes in the catalogue entry of a page against the data about charts. */
export function collectIntegrationFaults(
  {frontMatter, frontMatterLines}: PageHead,
  charts: Charts,
): PageFault[] {
  const {chart, scanTypes} = (frontMatter.integration ?? {}) as {chart?: unknown; scanTypes?: unknown};
  const line = frontMatterLines.get('integration');
  const messages: string[] = [];
  if (typeof chart === 'string' && !charts.has(chart)) {
    messages.push(
      `integration.chart is "${chart}", which platform/charts does not list.${suggest(chart, [...charts.keys()])}`,
    );
  }
  const installed = charts.get(String(chart))?.scanTypes?.map(({name}) => name);
  const known = installed ?? collectScanTypes({names: loadNames(), charts});
  const listed = Array.isArray(scanTypes) ? scanTypes.map(String) : undefined;
  for (const scanType of listed ?? []) {
    if (known.includes(scanType)) continue;
    const owner = installed ? `the chart "${String(chart)}" does not install` : 'no chart installs';
    messages.push(`integration.scanTypes holds "${scanType}", which ${owner}.${suggest(scanType, known)}`);
  }
  const missing = listed && installed?.filter((scanType) => !listed.includes(scanType));
  if (missing && missing.length > 0) {
    messages.push(`integration.scanTypes lacks ${missing.join(', ')}, which the chart installs. Add it.`);
  }
  return messages.map((message) => ({line, message}));
}
