import {readFileSync} from 'node:fs';
import {Agent} from 'node:http';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, describe, expect, inject, it} from 'vitest';

import {toTwinPath} from '../../outputs/markdown-twins/twinPath';
import {prefersMarkdown} from '../../scripts/prefersMarkdown';
import {acceptHeaders, qualityHeaders} from './acceptHeaders';
import {readRoutes, readServedFiles} from './readServedFiles';
import {sendRequest, type Answer} from './sendRequest';

const {port: nginx, previewPort: preview, buildDir} = inject('hosting');
const agent = new Agent({keepAlive: true});

const files = new Set(readServedFiles(buildDir).map(({path}) => path));
const routes = readRoutes(buildDir);
const withTwin = routes.filter((path) => files.has(toTwinPath(path)));
const PAGE = '/docs/scanners/nmap';
/** Also with a dot in the name, and with a trailing slash. */
const PAGES = [PAGE, '/docs/contributing/integrating-a-scanner/chart.yaml', '/docs/api/crds/'];
const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
const FORMATS = [HTML, MARKDOWN];

afterAll(() => agent.destroy());

function readPage(path: string, format: string): Buffer {
  return readFileSync(join(buildDir, format === MARKDOWN ? toTwinPath(path) : join(path, 'index.html')));
}

function pick({status, headers, body}: Answer, expected: Buffer) {
  return {
    status,
    type: headers['content-type'],
    varies: headers.vary?.split(', ').includes('Accept') ?? false,
    isSame: body.equals(expected),
    robots: headers['x-robots-tag'],
  };
}

const describeFile = (type: string, varies: boolean, robots?: string) => ({
  status: 200,
  type: `${type}; charset=utf-8`,
  varies,
  isSame: true,
  robots,
});

const get = (port: number, path: string, accept?: string, headers = {}, method = 'GET') =>
  sendRequest(port, path, {
    method,
    agent,
    headers: {...(accept === undefined ? {} : {Accept: accept}), ...headers},
  });

describe('nginx and the function that it is made from choose', () => {
  it.each(acceptHeaders)('what the client prefers: $name', async ({accept, isMarkdown}) => {
    const {headers} = await get(nginx, PAGE, accept);
    expect([prefersMarkdown(accept), headers['content-type']?.startsWith(MARKDOWN)]).toEqual([
      isMarkdown,
      isMarkdown,
    ]);
  });

  it('the higher of two qualities', async () => {
    expect(qualityHeaders.filter(({isMarkdown}) => isMarkdown).length).toBeGreaterThan(400);
    const wrong: string[] = [];
    for (const {accept = '', isMarkdown} of qualityHeaders) {
      const {headers} = await get(nginx, PAGE, accept);
      const isServed = headers['content-type']?.startsWith(MARKDOWN);
      if (prefersMarkdown(accept) !== isMarkdown || isServed !== isMarkdown) wrong.push(accept);
    }
    expect(wrong).toEqual([]);
  });
});

describe.each([
  ['nginx', nginx],
  ['the preview server', preview],
])('%s', (_server, port) => {
  it('returns the preferred format of every page that has both', async () => {
    expect(withTwin.length).toBeGreaterThan(100);
    expect(withTwin).toEqual(expect.arrayContaining(PAGES));
    for (const path of withTwin) {
      for (const format of FORMATS) {
        const answer = await get(port, path, format);
        expect({path, ...pick(answer, readPage(path, format))}).toEqual({
          path,
          ...describeFile(format, true),
        });
      }
    }
  });

  it('returns every twin at its own path, too, and tells search engines to list the page instead', async () => {
    for (const path of withTwin) {
      const answer = await get(port, toTwinPath(path), HTML);
      expect({path, ...pick(answer, readPage(path, MARKDOWN))}).toEqual({
        path,
        ...describeFile(MARKDOWN, false, 'noindex'),
      });
    }
  });

  it('returns HTML if there is no twin', async () => {
    const without = routes.filter((path) => !withTwin.includes(path));
    expect(without).toEqual(expect.arrayContaining(['/', '/blog', '/blog/archive', '/blog/tags']));
    for (const path of without) {
      const answer = await get(port, path, MARKDOWN);
      expect({path, ...pick(answer, readPage(path, HTML))}).toEqual({path, ...describeFile(HTML, false)});
    }
  });

  it.each([
    ['/llms.txt', 'plain', undefined],
    ['/llms-full.txt', 'plain', 'noindex'],
    ['/docs/scanners/approval.csv', 'csv', 'noindex'],
  ])('returns %s as text', async (path, type, robots) => {
    const answer = await get(port, path, MARKDOWN);
    expect(pick(answer, readFileSync(join(buildDir, path)))).toEqual(
      describeFile(`text/${type}`, false, robots),
    );
  });

  it.each([
    ['/no-page', 404],
    ['/no-page.md', 404],
    ['/docs/scanners/nmap.md.md', 404],
    ['/docs/scanners/nmap.html', 301],
    ['/docs//scanners/nmap', 301],
  ])('does not ask what is preferred at %s', async (path, expected) => {
    const {status, headers} = await get(port, path, MARKDOWN);
    expect({status, type: headers['content-type']?.startsWith(MARKDOWN)}).toEqual({
      status: expected,
      type: false,
    });
    expect(headers.vary ?? '').not.toMatch(/Accept(?!-)/);
  });

  it.each(PAGES)('lets a client keep what it has, but not take one for the other: %s', async (path) => {
    for (const [own, other] of [FORMATS, [...FORMATS].reverse()] as [string, string][]) {
      const {headers} = await get(port, path, own);
      const head = await get(port, path, own, {}, 'HEAD');
      expect({...head.headers, date: ''}).toEqual({...headers, date: ''});
      const condition = {'If-None-Match': headers.etag};
      const unchanged = await get(port, path, own, condition);
      expect({status: unchanged.status, ...unchanged.headers}).toMatchObject({
        status: 304,
        vary: headers.vary,
        etag: headers.etag,
      });
      const changed = await get(port, path, other, condition);
      expect([changed.status, changed.headers['content-type']]).toEqual([200, `${other}; charset=utf-8`]);
      expect(changed.headers.etag).not.toBe(headers.etag);
    }
  });
});

describe('compressed copies', () => {
  const getCopy = (accept: string, encoding: string, headers = {}) =>
    get(nginx, PAGE, accept, {'Accept-Encoding': encoding, ...headers});
  const ENCODINGS = {br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes};

  it('are those of both formats, with ETags of their own, and none is taken for another', async () => {
    const kinds = FORMATS.flatMap((format) =>
      Object.entries(ENCODINGS).map(([encoding, decompress]) => ({format, encoding, decompress})),
    );
    const etags: string[] = [];
    for (const {format, encoding, decompress} of kinds) {
      const {headers, body} = await getCopy(format, encoding);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(decompress(body).equals(readPage(PAGE, format))).toBe(true);
      etags.push(headers.etag ?? '');
    }
    expect(new Set(etags).size).toBe(kinds.length);
    for (const [index, {format, encoding}] of kinds.entries()) {
      for (const [other, etag] of etags.entries()) {
        const {status, headers} = await getCopy(format, encoding, {'If-None-Match': etag});
        expect({index, other, status}).toEqual({index, other, status: other === index ? 304 : 200});
        expect(headers.vary).toBe('Accept-Encoding, Accept');
      }
    }
  });
});
