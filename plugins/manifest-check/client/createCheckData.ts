import {createChart} from '../../../platform/createChart';
import {createSchemaSet} from '../../../platform/createSchemaSet';
import type {WorkerData} from '../createData';
import type {CheckData} from './checkText';

/** Prepares the data of the worker: merges charts with what they have in common, and finds the schemas of kinds. */
export function createCheckData({version, baseUrl, schemas, bases, charts, names}: WorkerData): CheckData {
  const baseMap = new Map(Object.entries(bases));
  return {
    version,
    baseUrl,
    platform: {
      schemas: createSchemaSet(new Map(Object.entries(schemas))),
      charts: new Map(Object.entries(charts).map(([name, file]) => [name, createChart(name, file, baseMap)])),
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
