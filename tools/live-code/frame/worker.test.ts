import {expect, it, vi} from 'vitest';

interface Scope {
  postMessage: (message: unknown) => void;
  setTimeout: typeof setTimeout;
  onmessage?: (event: object) => Promise<void>;
  runProgram?: (program: (...values: unknown[]) => void, linesBefore: number) => void;
}

it('cuts what is logged before it leaves the worker', async () => {
  const sent: unknown[] = [];
  const scope: Scope = {postMessage: (message) => void sent.push(message), setTimeout};
  vi.stubGlobal('self', scope);
  await import('./worker');
  scope.runProgram?.((module, _exports, _process, console) => {
    for (let count = 0; count < 60; count += 1) (console as Console).log('x'.repeat(10_000));
    (module as {exports: object}).exports = {parse: () => []};
  }, 0);
  await scope.onmessage?.({data: {kind: 'parser', input: '', env: {}}});
  const log = [...Array<string>(50).fill(`${'x'.repeat(2000)}…`), '10 more lines are not shown.'];
  expect(sent).toEqual([null, {error: undefined, findings: '[]', count: 0, log}]);
});
