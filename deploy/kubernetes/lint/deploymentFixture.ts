import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect} from 'vitest';

import {checkKubernetes} from './checkKubernetes';
import type {Files} from './collectKustomizations';

export const ROOT = resolve(__dirname, '../../..');
const FOLDER = 'deploy/kubernetes';
export const BASE = `${FOLDER}/base`;
export const OVERLAY = `${FOLDER}/overlays/example-ingress`;
export const DEPLOYMENT = `${BASE}/deployment.yaml`;

/** All YAML files of the deployment, by path relative to the project. */
export function readFiles(): Map<string, string> {
  const names = readdirSync(join(ROOT, FOLDER), {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.yaml'),
  );
  return new Map(
    names.sort().map((name) => {
      const file = `${FOLDER}/${name.replaceAll('\\', '/')}`;
      return [file, readFileSync(join(ROOT, file), 'utf8')];
    }),
  );
}

/** The deployment with one text in one file replaced. Throws where the text is not there. */
function change(file: string, text: string | RegExp, replacement: string): Files {
  const files = readFiles();
  const before = files.get(file) ?? '';
  const after = before.replace(text, replacement);
  if (after === before) throw new Error(`${file} does not hold ${String(text)}`);
  return files.set(file, after);
}

/** A mistake: what it is, the file, the text that is replaced, what replaces it, and the fault that has to be told. */
export type Case = [what: string, file: string, text: string | RegExp, replacement: string, fault: RegExp];

/** Expects that a mistake is told, and nothing else. */
export function expectFault([, file, text, replacement, fault]: Case): void {
  const faults = checkKubernetes(change(file, text, replacement));
  expect(faults.filter((line) => fault.test(line))).not.toEqual([]);
  expect(faults.filter((line) => !fault.test(line))).toEqual([]);
}
