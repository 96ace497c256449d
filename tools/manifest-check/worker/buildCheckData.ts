import {buildSchemaSet} from '../../../platform/buildSchemaSet';
import type {WorkerData} from '../collectData';
import {toUsualPage} from '../protocol';
import type {CheckData} from './checkText';

/** Prepares the data of the worker: finds the schemas of kinds, and says what readers can do. */
export function buildCheckData({version, baseUrl, schemas, charts, names}: WorkerData): CheckData {
  return {
    version,
    baseUrl,
    platform: {
      schemas: buildSchemaSet(new Map(Object.entries(schemas))),
      charts: new Map(
        charts.map((chart) => [chart.chart, {...chart, page: chart.page ?? toUsualPage(chart)}]),
      ),
      names,
      hints: {
        kind: '',
        key: 'The platform does not read it.',
        foreignField: ' Only the common fields of Kubernetes are known here.',
        scanType: (suggestion) =>
          `${suggestion} A ScanType of your own is fine, and so is one with the suffix from scanner.nameAppend.`,
      },
    },
  };
}
