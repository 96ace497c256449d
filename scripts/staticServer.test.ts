import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {createStaticServer, findCleanPath} from './staticServer';

/** A page that is published with a trailing slash. */
const SLASH_PAGE = '<link data-rh=true rel=canonical href=https://host.example/docs/crds/>';
const PAGES = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/nmap/index.html': 'nmap',
  'docs/hook/chart.yaml/index.html': 'chart',
  'docs/hook/chart.yaml.md': '# chart',
  'docs/crds/index.html': SLASH_PAGE,
  'docs/crds.md': `# ${SLASH_PAGE}`,
  'blog/2021/01/27/drop-support-of-k8s-1.16/index.html': 'dotted post',
  'blog/a #1?/index.html': 'odd name',
  'assets/js/main.abc.js': 'script',
  '.well-known/security.txt': 'contact',
};

let parent: string;
let dir: string;
let server: Server;

function writeBuild(pages: Record<string, string>): void {
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), content);
  }
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'static-server-'));
  dir = join(parent, 'build');
  writeBuild({...PAGES, '../secret/index.html': 'secret'});
  server = createStaticServer({dir});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(parent, {recursive: true});
});

interface Answer {
  status: number | undefined;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Sends the path unchanged: `fetch` would normalise it. */
function get(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path, method, headers}, (response) => {
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

describe('createStaticServer', () => {
  it.each([
    ['/', 'home'],
    ['/?a=1', 'home'],
    ['/docs/nmap', 'nmap'],
    ['/docs/crds/', SLASH_PAGE],
    ['/docs/hook/chart.yaml', 'chart'],
    ['/blog/2021/01/27/drop-support-of-k8s-1.16', 'dotted post'],
    ['/.well-known/security.txt', 'contact'],
  ])('serves the page at the clean path %s', async (path, text) => {
    expect(await get(path)).toMatchObject({status: 200, text});
  });

  it.each([
    '/docs/unknown',
    '/docs',
    '/404',
    '/assets/js/main.abc.js/',
    '/docs/unknown.html',
    `/${'a'.repeat(300)}`,
  ])('responds to %s, which is no page, with the not-found page and status 404', async (path) => {
    const {status, text, headers} = await get(path);
    expect({status, text}).toEqual({status: 404, text: 'not found'});
    expect(headers['content-type']).toContain('text/html');
  });

  it.each([
    ['/docs/nmap/index.html', '/docs/nmap'],
    ['/docs/nmap/', '/docs/nmap'],
    ['/docs/nmap/?a=1', '/docs/nmap?a=1'],
    ['/docs/hook/chart.yaml/', '/docs/hook/chart.yaml'],
    ['/docs//crds/', '/docs/crds/'],
    ['/docs/nmap.html', '/docs/nmap'],
    ['/docs/nmap.html?a=1', '/docs/nmap?a=1'],
    ['/docs/nmap.html?a=1?b=2&c=%3f', '/docs/nmap?a=1?b=2&c=%3f'],
    ['/docs/nmap.html?', '/docs/nmap?'],
    ['/docs/nmap%2ehtml', '/docs/nmap'],
    ['/docs//nmap.html', '/docs/nmap'],
    ['/docs//nmap?a=1', '/docs/nmap?a=1'],
    ['//docs/nmap', '/docs/nmap'],
    ['/docs/%6emap', '/docs/nmap'],
    ['/docs%2Fnmap', '/docs/nmap'],
    ['//docs//nmap//', '/docs/nmap'],
    ['/blog/a%20%231%3F.html', '/blog/a%20%231%3F'],
    ['/index.html', '/'],
  ])('shortens %s to %s', async (path, location) => {
    const {status, headers} = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  it.each(['/docs/%E0%A4%A', '/%', '/docs/nmap%00', '/docs/nmap%00.html'])(
    'responds to %s, which is no valid path, with the not-found page',
    async (path) => {
      expect(await get(path)).toMatchObject({status: 404, text: (await get('/nope')).text});
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

  it('responds to HEAD as to GET, without the content', async () => {
    const {headers} = await get('/docs/nmap');
    const head = await get('/docs/nmap', 'HEAD');
    expect(head).toMatchObject({status: 200, text: ''});
    expect({...head.headers, date: ''}).toEqual({...headers, date: ''});
    expect(await get('/docs/unknown', 'HEAD')).toMatchObject({status: 404, text: ''});
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const {status, headers} = await get('/docs/nmap', method);
    expect({status, allow: headers.allow}).toEqual({status: 405, allow: 'GET, HEAD'});
  });

  it('sends the whole page for a range', async () => {
    const {status, text, headers} = await get('/docs/nmap', 'GET', {range: 'bytes=0-1'});
    expect({status, text}).toEqual({status: 200, text: 'nmap'});
    expect(headers).not.toHaveProperty('content-range');
  });

  it('sends a page again only when it has changed', async () => {
    const {headers} = await get('/docs/nmap');
    const unchanged = await get('/docs/nmap', 'GET', {'if-none-match': headers.etag ?? ''});
    expect(unchanged).toMatchObject({status: 304, text: ''});
    expect(unchanged.headers['cache-control']).toBe('no-cache');
    const changed = await get('/docs/nmap', 'GET', {'if-none-match': '"other"'});
    expect(changed).toMatchObject({status: 200, text: 'nmap'});
  });

  it('lets browsers cache hashed assets for ever, and revalidate pages', async () => {
    expect((await get('/assets/js/main.abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/docs/nmap')).headers['cache-control']).toBe('no-cache');
    expect((await get('/docs/unknown')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the headers of the headers file with every response, but not the file itself', async () => {
    const rules = '/*\n  X-Everywhere: yes\n\n/docs/*\n  X-Docs: yes\n';
    writeFileSync(join(dir, '_headers'), rules);
    try {
      const paths = ['/docs/nmap', '/docs/nmap.html', '/docs/no-such-page', '/_headers'];
      const answers = await Promise.all(paths.map((path) => get(path)));
      expect(
        answers.map(({status, headers}) => [status, headers['x-everywhere'], headers['x-docs']]),
      ).toEqual([
        [200, 'yes', 'yes'],
        [301, 'yes', 'yes'],
        [404, 'yes', 'yes'],
        [404, 'yes', undefined],
      ]);
      expect(answers.at(-1)?.text).toBe('not found');
    } finally {
      rmSync(join(dir, '_headers'));
    }
  });

  it('redirects as `_redirects` says, but does not send the file itself', async () => {
    writeFileSync(join(dir, '_redirects'), '# why\n/docs /docs/nmap 301\n');
    try {
      for (const path of ['/docs?a=1', '/docs/?a=1']) {
        const {status, headers} = await get(path);
        expect([status, headers.location], path).toEqual([301, '/docs/nmap?a=1']);
      }
      expect((await get('/docs/nmap')).status).toBe(200);
      expect((await get('/_redirects')).status).toBe(404);
      writeFileSync(join(dir, '_redirects'), '/docs /docs/nmap 302\n');
      expect(await get('/docs')).toMatchObject({
        status: 500,
        text: expect.stringContaining('_redirects:1: expected "/from /to 301"') as string,
      });
    } finally {
      rmSync(join(dir, '_redirects'));
    }
  });

  it.each(['/docs/hook/chart.yaml', '/docs/crds/'])(
    'serves the Markdown twin of %s at the path of the page to those who prefer it',
    async (path) => {
      const markdown = await get(path, 'GET', {accept: 'text/markdown, text/html, */*'});
      const html = await get(path, 'GET', {accept: '*/*'});
      expect(markdown.text).toBe(`# ${html.text}`);
      expect(
        [markdown, html].map(({status, headers}) => [status, headers['content-type'], headers.vary]),
      ).toEqual([
        [200, 'text/markdown; charset=utf-8', 'Accept'],
        [200, 'text/html; charset=utf-8', 'Accept'],
      ]);
      const unchanged = await get(path, 'GET', {'if-none-match': html.headers.etag ?? ''});
      expect([unchanged.status, unchanged.headers.vary]).toEqual([304, 'Accept']);
      const other = {accept: 'text/markdown', 'if-none-match': html.headers.etag ?? ''};
      expect(await get(path, 'GET', other)).toMatchObject({status: 200, text: markdown.text});
    },
  );

  it('serves a twin at its own path, and HTML where there is no page with a twin', async () => {
    const preferred = {accept: 'text/markdown'};
    const twin = await get('/docs/crds.md', 'GET', preferred);
    expect(twin).toMatchObject({status: 200, text: `# ${SLASH_PAGE}`});
    const page = await get('/docs/nmap', 'GET', preferred);
    expect(page).toMatchObject({status: 200, text: 'nmap'});
    const unknown = await get('/docs/unknown', 'GET', preferred);
    expect(unknown).toMatchObject({status: 404, text: 'not found'});
    expect([twin, page, unknown].map(({headers}) => headers.vary)).toEqual([undefined, undefined, undefined]);
    expect((await get('/docs/crds.html', 'GET', preferred)).headers.location).toBe('/docs/crds');
  });

  it('serves a new build without a restart, and keeps running while there is none', async () => {
    rmSync(dir, {recursive: true});
    for (const path of ['/', '/docs/nmap.html', '/docs/unknown']) expect((await get(path)).status).toBe(404);
    writeBuild({...PAGES, 'docs/nmap/index.html': 'new nmap'});
    expect((await get('/docs/nmap')).text).toBe('new nmap');
    writeBuild(PAGES);
  });
});

describe('findCleanPath', () => {
  it('never points to another host', async () => {
    expect(await findCleanPath(dir, '//docs/nmap/index.html')).toBe('/docs/nmap');
  });

  it('leaves paths alone that are no page of the build', async () => {
    expect(await findCleanPath(dir, '/404.html')).toBeUndefined();
    expect(await findCleanPath(dir, '/docs/unknown.html')).toBeUndefined();
    expect(await findCleanPath(dir, '/docs//unknown')).toBeUndefined();
    expect(await findCleanPath(dir, '/blog/a%20%231%3F')).toBeUndefined();
    expect(await findCleanPath(dir, '/')).toBeUndefined();
  });
});
