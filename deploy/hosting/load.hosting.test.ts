import {Agent} from 'node:http';
import {expect, inject, it} from 'vitest';

import {readServedFiles} from './readServedFiles';
import {sendRequest} from './sendRequest';

const {port, buildDir} = inject('hosting');
const REQUESTS = 10_000;
const CONNECTIONS = 100;

it(`answers ${REQUESTS} requests over ${CONNECTIONS} connections without an error`, async () => {
  const paths = readServedFiles(buildDir).map(({path}) => path);
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  let opened = 0;
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...args) => {
    opened += 1;
    return createConnection(...args);
  };
  const failed: string[] = [];
  const send = async (index: number) => {
    const path = paths[index % paths.length] ?? '/';
    const headers = {'Accept-Encoding': index % 2 ? 'br' : 'gzip'};
    const result = await sendRequest(port, path, {agent, headers}).catch((error: unknown) => error as Error);
    if (result instanceof Error) failed.push(`${path}: ${result.message}`);
    else if (result.status !== 200 || result.body.length === 0) failed.push(`${path}: ${result.status}`);
  };
  const start = performance.now();
  await Promise.all(Array.from({length: REQUESTS}, (_, index) => send(index)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  console.log(`nginx: ${Math.round(REQUESTS / seconds)} requests per second, over ${opened} connections`);
  expect(failed).toEqual([]);
  expect(opened).toBeLessThanOrEqual(CONNECTIONS);
});
