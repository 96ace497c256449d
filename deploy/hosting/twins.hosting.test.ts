import {readFileSync} from 'node:fs';
import {Agent} from 'node:http';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, describe, expect, inject, it} from 'vitest';

import {createTwinPath} from '../../plugins/markdown-export/twinPath';
import {acceptHeaders, qualityHeaders} from '../../scripts/acceptHeaders';
import {readRoutes, readServedFiles} from './readServedFiles';
import {sendRequest, type Answer} from './sendRequest';

const {port: nginx, previewPort: preview, buildDir} = inject('hosting');
const agent = new Agent({keepAlive: true});
const ports = {nginx, preview};

const contents = new Map(readServedFiles(buildDir).map(({path, content}) => [path, content]));
const routes = readRoutes(buildDir);
const withTwin = routes.filter((path) => contents.has(createTwinPath(path)));
/** Also with a dot in the name, and with a trailing slash. */
const PAGES = [
  '/docs/scanners/nmap',
  '/docs/contributing/integrating-a-scanner/chart.yaml',
  '/docs/api/crds/',
];
const PAGE = '/docs/scanners/nmap';
const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

afterAll(() => agent.destroy());

/** The bytes of a page, in the build. */
function readPage(path: string, isMarkdown: boolean): Buffer {
  return readFileSync(join(buildDir, isMarkdown ? createTwinPath(path) : join(path, 'index.html')));
}

/** What matters of a response, to compare it with {@link expectPage}. */
function pick({status, headers, body}: Answer, expected: Buffer) {
  return {
    status,
    type: headers['content-type'],
    varies: headers.vary?.split(', ').includes('Accept'),
    isSame: body.equals(expected),
    robots: headers['x-robots-tag'],
  };
}

describe.each(['nginx', 'preview'] as const)('%s', (server) => {
  const get = (path: string, accept?: string, headers = {}, method = 'GET') =>
    sendRequest(ports[server], path, {
      method,
      agent,
      headers: {...(accept === undefined ? {} : {Accept: accept}), ...headers},
    });

  describe('at the path of a page', () => {
    it.each(acceptHeaders)('returns what the client prefers: $name', async ({accept, isMarkdown}) => {
      for (const path of PAGES) {
        expect({path, ...pick(await get(path, accept), readPage(path, isMarkdown))}).toEqual({
          path,
          status: 200,
          type: `${isMarkdown ? MARKDOWN : HTML}; charset=utf-8`,
          varies: true,
          isSame: true,
          robots: undefined,
        });
      }
    });

    it('compares all qualities', async () => {
      const wrong: string[] = [];
      for (const {accept, isMarkdown} of qualityHeaders) {
        const {headers} = await get(PAGE, accept);
        if (headers['content-type']?.startsWith(MARKDOWN) !== isMarkdown) wrong.push(accept ?? '');
      }
      expect(wrong).toEqual([]);
    });

    it('returns the twin of every page that has one', async () => {
      expect(withTwin.length).toBeGreaterThan(100);
      expect(withTwin.filter((path) => path.endsWith('/')).length).toBeGreaterThan(3);
      for (const path of withTwin) {
        for (const isMarkdown of [true, false]) {
          const answer = await get(path, isMarkdown ? MARKDOWN : HTML);
          expect({path, ...pick(answer, readPage(path, isMarkdown))}).toMatchObject({
            path,
            status: 200,
            type: `${isMarkdown ? MARKDOWN : HTML}; charset=utf-8`,
            varies: true,
            isSame: true,
          });
        }
      }
    });

    it('returns HTML if there is no twin', async () => {
      const without = routes.filter((path) => !withTwin.includes(path));
      expect(without).toEqual(expect.arrayContaining(['/', '/blog', '/blog/archive', '/blog/tags']));
      for (const path of without) {
        expect({path, ...pick(await get(path, MARKDOWN), readPage(path, false))}).toMatchObject({
          path,
          status: 200,
          type: 'text/html; charset=utf-8',
          isSame: true,
        });
        expect((await get(path, MARKDOWN)).headers.vary ?? '').not.toMatch(/Accept(?!-)/);
      }
    });

    it('returns the not-found page for an unknown path', async () => {
      for (const path of ['/no-page', '/no-page.md', '/docs/scanners/nmap.md.md', '/docs/no-page']) {
        const {status, headers, body} = await get(path, MARKDOWN);
        expect({path, status, isSame: body.equals(readFileSync(join(buildDir, '404.html')))}).toEqual({
          path,
          status: 404,
          isSame: true,
        });
        expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
        expect(headers.vary ?? '').not.toMatch(/Accept(?!-)/);
      }
    });

    it('redirects from other spellings, whatever is preferred', async () => {
      for (const [path, location] of [
        ['/docs/scanners/nmap.html', PAGE],
        ['/docs/scanners/nmap/index.html?a=1', `${PAGE}?a=1`],
        ['/docs//scanners/nmap', PAGE],
        ['/docs//api/crds/', '/docs/api/crds/'],
      ] as const) {
        const {status, headers} = await get(path, MARKDOWN);
        expect({path, status, location: headers.location}).toEqual({path, status: 301, location});
        expect(headers).not.toHaveProperty('vary');
      }
    });

    it('responds to HEAD with the headers of GET and no body', async () => {
      for (const path of PAGES) {
        for (const accept of [MARKDOWN, HTML]) {
          const {headers} = await get(path, accept);
          const head = await get(path, accept, {}, 'HEAD');
          expect(head.body).toHaveLength(0);
          expect({...head.headers, date: ''}).toEqual({...headers, date: ''});
          expect(head.headers['content-type']).toContain(accept);
        }
      }
    });

    it('lets a client keep what it has, but not take one for the other', async () => {
      for (const path of PAGES) {
        for (const [own, other] of [
          [MARKDOWN, HTML],
          [HTML, MARKDOWN],
        ]) {
          const {headers} = await get(path, own);
          const condition = {'If-None-Match': headers.etag};
          const unchanged = await get(path, own, condition);
          expect({status: unchanged.status, ...unchanged.headers}).toMatchObject({
            status: 304,
            vary: headers.vary,
            etag: headers.etag,
          });
          const changed = await get(path, other, condition);
          expect({path, status: changed.status, type: changed.headers['content-type']}).toEqual({
            path,
            status: 200,
            type: `${other}; charset=utf-8`,
          });
          expect(changed.headers.etag).not.toBe(headers.etag);
        }
      }
    });
  });

  describe('at a path of its own', () => {
    it('returns every twin, also to browsers, and tells search engines to list the page instead', async () => {
      for (const path of withTwin) {
        const twin = createTwinPath(path);
        expect({path, ...pick(await get(twin, HTML), readPage(path, true))}).toMatchObject({
          path,
          status: 200,
          type: 'text/markdown; charset=utf-8',
          isSame: true,
          robots: 'noindex',
        });
      }
      expect((await get(createTwinPath(PAGE))).headers.vary ?? '').not.toMatch(/Accept(?!-)/);
    });

    it.each([
      ['/llms.txt', 'plain', undefined],
      ['/llms-full.txt', 'plain', 'noindex'],
      ['/docs/scanners/approval.csv', 'csv', 'noindex'],
    ])('returns %s as text', async (path, type, robots) => {
      const answer = await get(path, MARKDOWN);
      expect(pick(answer, readFileSync(join(buildDir, path)))).toMatchObject({
        status: 200,
        type: `text/${type}; charset=utf-8`,
        isSame: true,
        robots,
      });
    });
  });
});

describe('compressed copies', () => {
  const getCopy = (path: string, accept: string, encoding: string, headers = {}) =>
    sendRequest(ports.nginx, path, {headers: {Accept: accept, 'Accept-Encoding': encoding, ...headers}});

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are returned of both: %s', async (encoding, decompress) => {
    for (const path of PAGES) {
      for (const accept of [MARKDOWN, HTML]) {
        const {headers, body} = await getCopy(path, accept, encoding);
        expect(headers).toMatchObject({'content-encoding': encoding, vary: 'Accept-Encoding, Accept'});
        expect(decompress(body).equals(readPage(path, accept === MARKDOWN))).toBe(true);
      }
    }
    for (const path of [createTwinPath(PAGE), '/llms.txt', '/llms-full.txt']) {
      const {headers, body} = await getCopy(path, HTML, encoding);
      expect({path, encoding: headers['content-encoding']}).toEqual({path, encoding});
      expect(decompress(body).equals(readFileSync(join(buildDir, path)))).toBe(true);
    }
  });

  it('have ETags of their own, and none is taken for another', async () => {
    const kinds = [MARKDOWN, HTML].flatMap((accept) =>
      ['br', 'gzip', 'identity'].map((encoding) => ({accept, encoding})),
    );
    const etags: string[] = [];
    for (const {accept, encoding} of kinds) {
      etags.push((await getCopy(PAGE, accept, encoding)).headers.etag ?? '');
    }
    expect(new Set(etags).size).toBe(kinds.length);
    for (const [index, {accept, encoding}] of kinds.entries()) {
      for (const [other, etag] of etags.entries()) {
        const {status, headers} = await getCopy(PAGE, accept, encoding, {'If-None-Match': etag});
        expect({index, other, status}).toEqual({index, other, status: other === index ? 304 : 200});
        expect(headers.vary).toBe('Accept-Encoding, Accept');
      }
    }
  });
});
