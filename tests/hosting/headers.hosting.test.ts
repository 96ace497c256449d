import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, inject, it} from 'vitest';

import {collectHeaders, parseHeadersFile} from '../../framework/security/headersFile';
import {readServedFiles} from './readServedFiles';
import {sendRequest, type Answer} from './sendRequest';

const {port, previewPort, buildDir, log} = inject('hosting');
const rules = parseHeadersFile(readFileSync(join(buildDir, '_headers'), 'utf8'));
const files = readServedFiles(buildDir);
const asset = files.find(({path}) => path.startsWith('/assets/js/'))?.path ?? '';
const image = files.find(({path}) => path.startsWith('/img/'))?.path ?? '';

/** Headers of `_headers` for a path, named as Node names them, without `Cache-Control`, which has its own tests. */
function getExpected(path: string): Record<string, string> {
  const named = Object.entries(collectHeaders(rules, path)).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return Object.fromEntries<string>(named.filter(([name]) => name !== 'cache-control'));
}

function pickRuled({headers}: Pick<Answer, 'headers'>): Record<string, unknown> {
  const names = new Set(
    rules.flatMap(({headers: ruled}) => Object.keys(ruled)).map((name) => name.toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'cache-control' && names.has(name)),
  );
}

describe('headers of _headers', () => {
  it('come with every page and file, by its path, compressed or not', async () => {
    expect(Object.keys(getExpected('/')).length).toBeGreaterThan(3);
    for (const {path} of files) {
      for (const [server, encoding] of [
        [port, 'identity'],
        [port, 'br'],
        [previewPort, 'identity'],
      ] as const) {
        const answer = await sendRequest(server, path, {headers: {'Accept-Encoding': encoding}});
        expect({path, server, ...pickRuled(answer)}).toEqual({path, server, ...getExpected(path)});
      }
    }
  });

  it('come with responses without a file: 301, 304, 404, 405, the health check', async () => {
    const {headers} = await sendRequest(port, '/docs/hooks');
    const answers = [
      [301, await sendRequest(port, '/docs/hooks/')],
      [301, await sendRequest(port, '/docs')],
      [304, await sendRequest(port, '/docs/hooks', {headers: {'If-None-Match': headers.etag}})],
      [404, await sendRequest(port, '/no-page')],
      [405, await sendRequest(port, '/docs/hooks', {method: 'POST'})],
      [200, await sendRequest(port, '/healthz')],
      [412, await sendRequest(port, '/', {headers: {'If-Match': '"other"'}})],
      [414, await sendRequest(port, `/${'a'.repeat(9000)}`)],
      [400, await sendRequest(port, '/', {headers: {'X-Long': 'a'.repeat(9000)}})],
    ] as const;
    for (const [expected, answer] of answers) {
      expect({status: answer.status, ...pickRuled(answer)}).toEqual({
        status: expected,
        ...getExpected('/no-page'),
      });
    }
  });
});

describe.each([
  ['nginx', port],
  ['the preview server', previewPort],
])('Cache-Control of %s', (_server, server) => {
  it.each([
    [asset, /max-age=31536000.*immutable/],
    ['/', /^no-cache$/],
    ['/docs/hooks', /^no-cache$/],
    ['/docs/hooks/', /^no-cache$/],
    ['/search-index-en.json', /^no-cache$/],
    [image, /^no-cache$/],
    ['/healthz', /^no-cache$/],
    // Errors must not be cached, even below a cached path.
    ['/assets/js/no.js', /^no-cache$/],
  ])('lets browsers cache only files with a hash for ever: %s', async (path, value) => {
    expect((await sendRequest(server, path)).headers['cache-control']).toMatch(value);
  });
});

describe('responses and logs leave out', () => {
  it('the version of the server', async () => {
    for (const path of ['/', '/no-page', '/docs/hooks/', `/${'a'.repeat(9000)}`]) {
      const {headers, body} = await sendRequest(port, path);
      expect(headers.server).toBe('nginx');
      expect(body.toString('latin1')).not.toMatch(/nginx\/\d/i);
    }
  });

  it('the time of modification, which would be wrong', async () => {
    for (const path of ['/', asset, '/no-page']) {
      expect((await sendRequest(port, path)).headers).not.toHaveProperty('last-modified');
    }
  });

  it('who the reader is, and what they searched for', async () => {
    await sendRequest(port, '/docs/hooks?q=secret-word', {
      headers: {'User-Agent': 'secret-browser', Referer: 'https://secret-host/', Cookie: 'secret=1'},
    });
    const text = readFileSync(log, 'utf8');
    expect(text).toMatch(/^\S+ 200 GET "\/docs\/hooks" \d+ [\d.]+$/m);
    expect(text.split('\n').filter((line) => /secret|127\.0\.0\.1/.test(line))).toEqual([]);
  });
});
