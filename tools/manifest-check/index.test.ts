import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';

import {expect, it} from 'vitest';

import {bundleWorker} from '.';
import {LONGEST} from '../../platform/manifests/parseDocuments';
import type {CheckRequest, CheckResponse} from './protocol';

const {path, text} = bundleWorker('/base/');

it('is a file of at most 55 KB, named after its content', () => {
  expect(path).toMatch(/^assets\/js\/manifest-check\.[0-9a-f]{8}\.js$/);
  expect(bundleWorker('/base/').path).toBe(path);
  expect(gzipSync(text, {level: 9}).length).toBeLessThanOrEqual(55_000);
});

/** Runs the script as a worker without anything but messages, and returns its answers. */
function send(...requests: CheckRequest[]): CheckResponse[] {
  const answers: CheckResponse[] = [];
  let listener: ((event: {data: CheckRequest}) => void) | undefined;
  const self = {
    postMessage: (answer: CheckResponse) => answers.push(answer),
    addEventListener: (_type: string, added: typeof listener) => (listener = added),
  };
  // Like the policy of the site: no code from strings.
  runInNewContext(text, {self}, {contextCodeGeneration: {strings: false, wasm: false}});
  requests.forEach((data) => listener?.({data}));
  return answers;
}

it('answers each request under its number, without code from strings', () => {
  const answers = send({id: 1, text: 'kind: Scan\n'}, {id: 2, text: 'scanner: {env: 5}\n', chart: 'nmap'});
  expect(answers).toEqual([
    {
      id: 1,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      documents: [{line: 1, label: 'Scan', isChecked: false}],
      faults: [{severity: 'fault', line: 1, message: 'This lacks "apiVersion", which every manifest needs.'}],
      notChecked: [],
    },
    expect.objectContaining({
      id: 2,
      faults: [expect.objectContaining({href: '/base/docs/scanners/nmap#scanner.env'})],
    }),
  ]);
});

it('checks a text of the greatest length', () => {
  const entry = `- {apiVersion: execution.securecodebox.io/v1, kind: Scan, metadata: {generateName: a}, spec: {scanType: nmap, parameters: []}}\n`;
  const count = Math.floor(LONGEST / entry.length);
  const [answer] = send({id: 1, text: entry.repeat(count)});
  expect(answer).toMatchObject({faults: [], notChecked: []});
  expect(answer && 'documents' in answer ? answer.documents : []).toHaveLength(count);
});

it('says that a check failed', () => {
  expect(send({id: 3, text: undefined as unknown as string})).toEqual([
    {id: 3, error: expect.any(String) as string},
  ]);
});
