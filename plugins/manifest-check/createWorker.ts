import {join} from 'node:path';

import {bundleFile} from '../bundleScript';
import {createData} from './createData';

/** Bundles the worker that checks manifests, with what it knows about the platform. */
export function createWorker(baseUrl: string): {path: string; text: string} {
  const entry = join(__dirname, 'client/worker.ts');
  return bundleFile('manifest-check', {entry, define: {DATA: JSON.stringify(createData(baseUrl))}});
}
