import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {createCleanPath, createStaticServer} from './static-server';

const PAGES = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/nmap/index.html': 'nmap',
  'docs/hook/chart.yaml/index.html': 'chart',
  'blog/2021/01/27/drop-support-of-k8s-1.16/index.html': 'dotted post',
  'assets/js/main.abc.js': 'script',
};

let dir: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'static-server-'));
  for (const [path, content] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), content);
  }
  server = createStaticServer({dir});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

async function get(path: string): Promise<{status: number; text: string; headers: Headers}> {
  const response = await fetch(origin + path, {redirect: 'manual'});
  return {status: response.status, text: await response.text(), headers: response.headers};
}

describe('createStaticServer', () => {
  it.each([
    ['/', 'home'],
    ['/docs/nmap', 'nmap'],
    ['/docs/nmap/', 'nmap'],
    ['/docs/hook/chart.yaml', 'chart'],
    ['/blog/2021/01/27/drop-support-of-k8s-1.16', 'dotted post'],
  ])('serves the page of the clean address %s', async (path, text) => {
    expect(await get(path)).toMatchObject({status: 200, text});
  });

  it('answers an unknown path with the not-found page and status 404', async () => {
    const {status, text, headers} = await get('/docs/unknown');
    expect({status, text}).toEqual({status: 404, text: 'not found'});
    expect(headers.get('content-type')).toContain('text/html');
  });

  it.each([
    ['/docs/nmap/index.html', '/docs/nmap'],
    ['/docs/nmap.html', '/docs/nmap'],
    ['/docs/nmap.html?a=1', '/docs/nmap?a=1'],
    ['/index.html', '/'],
  ])('shortens %s to %s', async (path, location) => {
    const {status, headers} = await get(path);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(location);
  });

  it('answers invalid percent-encoding with 404 instead of failing', async () => {
    expect((await get('/docs/%E0%A4%A')).status).toBe(404);
  });

  it('lets browsers keep hashed assets for ever and ask again for pages', async () => {
    expect((await get('/assets/js/main.abc.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/docs/nmap')).headers.get('cache-control')).toBe('no-cache');
  });

  it('does not serve files outside the folder', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
  });
});

describe('createCleanPath', () => {
  it('never points to another host', () => {
    expect(createCleanPath(dir, '//docs/nmap/index.html')).toBe('/docs/nmap');
  });

  it('leaves addresses alone that are no page of the build', () => {
    expect(createCleanPath(dir, '/404.html')).toBeUndefined();
    expect(createCleanPath(dir, '/docs/unknown.html')).toBeUndefined();
  });
});
