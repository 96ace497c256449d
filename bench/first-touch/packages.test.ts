import {createServer} from 'node:http';
import {describe, expect, it} from 'vitest';

import {listen} from '../sites/openSites';
import {getPackage, getScriptName, groupByPackage, loadSourceMaps} from './packages';

describe('getPackage', () => {
  it.each([
    ['webpack://site/./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['webpack://site/./node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
    ['webpack://site/./node_modules/a/node_modules/@b/c/index.js', '@b/c'],
    ['webpack://site/./src/theme/NavbarItem/index.tsx', 'site: src/theme'],
    ['webpack://site/../plugins/local-search/src/client/load.ts', 'site: plugins/local-search'],
  ])('finds the owner of %s', (source, owner) => {
    expect(getPackage(source)).toBe(owner);
  });
});

describe('getScriptName', () => {
  it('leaves out the hash and the address', () => {
    expect(getScriptName('http://localhost:1/assets/js/runtime~main.36656044.js')).toBe('runtime~main.js');
    expect(getScriptName('http://localhost:1/docs/api/crds/scan')).toBe('(inline script)');
  });
});

describe('groupByPackage', () => {
  it('adds up by package where there is a source map, else by script', () => {
    const place = (name: string, line: number) => ({url: `http://a/${name}.js`, line, column: 0});
    const groups = groupByPackage(
      [
        {milliseconds: 1},
        {place: place('main', 1), milliseconds: 2},
        {place: place('main', 2), milliseconds: 3},
        {place: place('main', 9), milliseconds: 4},
        {place: place('other', 1), milliseconds: 8},
      ],
      (url, line) =>
        url.endsWith('main.js') ? `./node_modules/${line < 5 ? 'react' : 'prismjs'}/index.js` : undefined,
    );
    expect([...groups]).toEqual([
      ['other.js', 8],
      ['main.js, react', 5],
      ['main.js, prismjs', 4],
      ['(browser)', 1],
    ]);
  });
});

describe('loadSourceMaps', () => {
  it('reads the maps beside scripts, and does without', async () => {
    // The first column of the second line comes from the source.
    const map = {version: 3, sources: ['./node_modules/react/index.js'], names: [], mappings: ';AAAA'};
    const server = createServer(({url}, response) => {
      response.writeHead(url === '/main.js.map' ? 200 : 404, {'Content-Type': 'application/json'});
      response.end(JSON.stringify(map));
    });
    const origin = await listen(server);
    const findSource = await loadSourceMaps([`${origin}/main.js`, `${origin}/other.js`, `${origin}/docs`]);
    server.close();
    expect(findSource(`${origin}/main.js`, 1, 7)).toBe('./node_modules/react/index.js');
    expect(findSource(`${origin}/main.js`, 0, 7)).toBeUndefined();
    expect(findSource(`${origin}/other.js`, 1, 7)).toBeUndefined();
  });
});
