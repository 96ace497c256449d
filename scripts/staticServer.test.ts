import {rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {createFolder, writeFiles} from '../tests/support/createFolder';
import {createStaticServer} from './staticServer';

const PAGES = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/nmap/index.html': 'nmap',
  'blog/a #1?/index.html': 'odd name',
};

const dir = join(createFolder({'secret/index.html': 'secret'}, afterAll), 'build');
const server = createStaticServer({dir});

beforeAll(async () => {
  writeFiles(dir, PAGES);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

interface Answer {
  status: number | undefined;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Sends the path unchanged: `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path, headers}, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({status: response.statusCode, text, headers: response.headers}));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

// tests/hosting has what it has in common with nginx.
describe('createStaticServer', () => {
  it.each([
    ['//docs/nmap/index.html?a=1?b=2&c=%3f', '/docs/nmap?a=1?b=2&c=%3f'],
    ['/docs/nmap%2ehtml?', '/docs/nmap?'],
    ['/blog/a%20%231%3F.html', '/blog/a%20%231%3F'],
  ])('shortens %s to %s', async (path, location) => {
    const {status, headers} = await get(path);
    expect({status, location: headers.location}).toEqual({status: 301, location});
  });

  it('serves a page whose name must be escaped', async () => {
    expect(await get('/blog/a%20%231%3F')).toMatchObject({status: 200, text: 'odd name'});
  });

  it.each(['/docs/nmap%00', '/docs/nmap%00.html', `/${'a'.repeat(300)}`])(
    'responds to %s, which can name no file, with the not-found page',
    async (path) => {
      expect(await get(path)).toMatchObject({status: 404, text: 'not found'});
    },
  );

  it.each([
    ['/../secret/index.html', '/../nothing/index.html'],
    ['/%2e%2e/secret/index.html', '/%2e%2e/nothing/index.html'],
    ['/..%2fsecret/index.html', '/..%2fnothing/index.html'],
    ['/..%5csecret/index.html', '/..%5cnothing/index.html'],
    ['/docs/../../secret.html', '/docs/../../nothing.html'],
    ['/../secret', '/../nothing'],
  ])('does not reveal whether %s exists', async (existing, missing) => {
    const [answer, other] = await Promise.all([get(existing), get(missing)]);
    expect(answer).toMatchObject({status: 404, text: 'not found'});
    expect({...answer, headers: {...answer.headers, date: ''}}).toEqual({
      ...other,
      headers: {...other.headers, date: ''},
    });
  });

  it('says what is wrong with the redirects of a build', async () => {
    writeFileSync(join(dir, '_redirects'), '/docs /docs/nmap 302\n');
    const {status, text} = await get('/docs');
    rmSync(join(dir, '_redirects'));
    expect([status, text]).toEqual([500, expect.stringContaining('_redirects:1: expected "/from /to 301"')]);
  });

  it('serves a new build without a restart, and keeps running while there is none', async () => {
    rmSync(dir, {recursive: true});
    for (const path of ['/', '/docs/nmap.html', '/docs/unknown']) expect((await get(path)).status).toBe(404);
    writeFiles(dir, {...PAGES, 'docs/nmap/index.html': 'new nmap'});
    expect((await get('/docs/nmap')).text).toBe('new nmap');
    writeFiles(dir, PAGES);
  });
});
