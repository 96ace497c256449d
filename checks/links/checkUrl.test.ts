import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {checkUrl, mapConcurrently} from './checkUrl';

let server: Server;
let origin: string;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(`${request.method ?? ''} ${path}`);
    const redirect = (status: number, location: string) => response.writeHead(status, {location}).end();
    switch (path) {
      case '/ok':
        return response.end('ok');
      case '/get-only':
        return response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
      case '/moved':
        return redirect(301, '/moved-again');
      case '/moved-again':
        return redirect(308, '/ok');
      case '/login':
        return redirect(302, '/ok');
      case '/moved-to-gone':
        return redirect(301, '/gone');
      case '/loop':
        return redirect(302, '/loop');
      case '/forbidden':
        return response.writeHead(403).end();
      case '/busy':
        return response.writeHead(429).end();
      case '/error':
        return response.writeHead(500).end();
      case '/slow':
        // No answer at all: the socket stays open until the client gives up.
        return undefined;
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('checkUrl', () => {
  it.each([
    ['/ok', 'ok', '200'],
    ['/get-only', 'ok', '200'],
    ['/login', 'ok', '200'],
    ['/moved', 'moved', 'ORIGIN/ok'],
    ['/moved-to-gone', 'broken', '404'],
    ['/loop', 'broken', 'more than 10 redirects'],
    ['/gone', 'broken', '404'],
    ['/error', 'broken', '500'],
    ['/forbidden', 'refused', '403'],
    ['/busy', 'refused', '429'],
    ['/slow', 'broken', 'no answer in time'],
  ])('calls %s %s (%s)', async (path, state, detail) => {
    const report = await checkUrl(origin + path, {timeout: 500});
    expect(report).toEqual({state, detail: detail.replace('ORIGIN', origin)});
  });

  it('says why a host does not answer', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const {port} = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    expect(await checkUrl(`http://127.0.0.1:${port}/`, {timeout: 500})).toEqual({
      state: 'broken',
      detail: 'ECONNREFUSED',
    });
  });

  it('asks with GET only where HEAD does not succeed', async () => {
    requests.length = 0;
    await checkUrl(`${origin}/ok`, {timeout: 500});
    await checkUrl(`${origin}/get-only`, {timeout: 500});
    expect(requests).toEqual(['HEAD /ok', 'HEAD /get-only', 'GET /get-only']);
  });
});

describe('mapConcurrently', () => {
  it('runs no more tasks than allowed at the same time, and keeps the order', async () => {
    let running = 0;
    let most = 0;
    const results = await mapConcurrently([30, 1, 20, 1, 10], 2, async (milliseconds) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      running -= 1;
      return milliseconds * 2;
    });
    expect(results).toEqual([60, 2, 40, 2, 20]);
    expect(most).toBe(2);
  });
});
