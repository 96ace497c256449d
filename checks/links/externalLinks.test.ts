import {execFileSync} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {renderFixturePage, writeFixtureSite} from './builtSiteFixture';
import {checkUrl, mapConcurrently} from './checkUrl';
import {renderReport} from './renderReport';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const location = request.url === '/moved' ? '/fine' : undefined;
    if (location) response.writeHead(301, {location});
    else response.writeHead({'/fine': 200, '/private': 403}[request.url ?? ''] ?? 404);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the report on links to other hosts', () => {
  it('names what to look at, the worst first', async () => {
    const pages = ['a.md', 'b.md', 'c.md', 'd.md', 'e.md'];
    const links = ['/fine', '/private', '/moved', '/gone'].map((path) => ({url: origin + path, pages}));
    const checked = await mapConcurrently(links, 2, async (link) => ({
      ...link,
      ...(await checkUrl(link.url, {timeout: 1000})),
    }));
    expect(renderReport(checked)).toEqual([
      'broken: 1',
      `  ${origin}/gone: 404 (a.md, b.md, c.md and 2 more)`,
      'moved: 1',
      `  ${origin}/moved: ${origin}/fine (a.md, b.md, c.md and 2 more)`,
      'refused: 1',
      `  ${origin}/private: 403 (a.md, b.md, c.md and 2 more)`,
      'ok: 1',
    ]);
  });

  it('prints the links without asking anybody with --list', () => {
    const fixture = writeFixtureSite({
      'build/index.html': renderFixturePage('/', '<a href=https://other.org/page>1</a>'),
    });
    try {
      const output = execFileSync(
        process.execPath,
        ['--import', 'tsx', join(__dirname, 'externalLinks.ts'), '--list', '--site', fixture.siteDir],
        {encoding: 'utf8'},
      );
      expect(output).toBe('https://other.org/page (build/index.html)\n');
    } finally {
      fixture.remove();
    }
  });
});
