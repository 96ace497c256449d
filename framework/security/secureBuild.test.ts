import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeEach, describe, expect, it} from 'vitest';

import {createFolder, writeFiles} from '../../tests/support/createFolder';
import {toHashSource} from './collectPage';
import {collectHeaders, parseHeadersFile} from './headersFile';
import {secureBuild} from './secureBuild';

const PAGE = '<!doctype html><html><head><meta charset=UTF-8><script>loader()</script></head><body>';
const FRAME = `<meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="script-src blob:"><style>p{}</style>`;

describe('secureBuild', () => {
  let folder = '';
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const readPolicy = (file: string) => load(read(file))('meta[http-equiv]').attr('content');

  beforeEach(({onTestFinished}) => {
    const files = {'index.html': `${PAGE}<script>home()</script>`, 'docs/a/index.html': PAGE};
    folder = createFolder(files, onTestFinished);
  });

  it('writes one policy for the scripts of all pages into each page and into the headers', async () => {
    await secureBuild(folder, '/');
    const policy = readPolicy('index.html');
    expect(policy).toContain(toHashSource('loader()'));
    expect(policy).toContain(toHashSource('home()'));
    expect(readPolicy('docs/a/index.html')).toBe(policy);
    const headers = collectHeaders(parseHeadersFile(read('_headers')), '/docs/a');
    expect(headers['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
    expect(load(read('index.html'))('meta[name=referrer]').attr('content')).toBe(headers['Referrer-Policy']);
  });

  it('does not change a page with its own policy, and lets the site show it in a frame', async () => {
    writeFiles(folder, {'live/frame.html': FRAME});
    await secureBuild(folder, '/base/');
    expect(read('live/frame.html')).toBe(FRAME);
    const headers = collectHeaders(parseHeadersFile(read('_headers')), '/base/live/frame.html');
    expect(headers['Content-Security-Policy']).toBe("script-src blob:; frame-ancestors 'self'");
  });

  it('lets browsers cache hashed files, and other sites show images, below the base path', async () => {
    await secureBuild(folder, '/base/');
    const rules = parseHeadersFile(read('_headers'));
    expect(collectHeaders(rules, '/base/assets/js/a.js')['Cache-Control']).toContain('immutable');
    expect(collectHeaders(rules, '/base/docs')['Cache-Control']).toBeUndefined();
    expect(collectHeaders(rules, '/base/img/a.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(collectHeaders(rules, '/base/docs')['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('tells search engines to list pages instead of their copies, below the base path', async () => {
    await secureBuild(folder, '/base/');
    const rules = parseHeadersFile(read('_headers'));
    const paths = ['/base/docs/a.md', '/base/llms-full.txt', '/base/docs/a', '/base/llms.txt'];
    const tags = paths.map((path) => collectHeaders(rules, path)['X-Robots-Tag']);
    expect(tags).toEqual(['noindex', 'noindex', undefined, undefined]);
  });

  it('refuses what no policy may allow, listing all pages that contain it, and writes nothing', async () => {
    const styled = `${PAGE}<p style="color:red" onclick="x()">`;
    writeFiles(folder, {'b.html': styled, 'a.html': '<p>no encoding</p>'});
    await expect(secureBuild(folder, '/')).rejects.toThrow(
      /^a\.html: .*<meta charset>\.\nb\.html: .*<p onclick="x\(\)">\. .*\nb\.html: .*<p style="color:red">\. .*$/,
    );
    expect(read('docs/a/index.html')).toBe(PAGE);
    expect(() => read('_headers')).toThrow('ENOENT');
  });
});
