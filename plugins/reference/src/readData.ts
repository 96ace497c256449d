import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

import {loadCharts, type Charts} from '../../../checks/charts/loadCharts';
import type {Schema, SchemaFiles} from './createFieldRows';

/** The data that the tables are made from: the same files that the checks of examples use. */
export interface ReferenceData {
  schemas: SchemaFiles;
  charts: Charts;
}

const SCHEMA_DIR = join(__dirname, '..', '..', '..', 'checks', 'schemas');

/** Reads schemas and chart values. */
export async function readReferenceData(): Promise<ReferenceData> {
  const files = await Globby('*.json', {cwd: SCHEMA_DIR});
  const schemas = new Map(
    files.map((file) => [file, JSON.parse(readFileSync(join(SCHEMA_DIR, file), 'utf8')) as Schema]),
  );
  return {schemas, charts: await loadCharts()};
}
