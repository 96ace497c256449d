import {readFileSync} from 'node:fs';

import type {Bill} from '../../plugins/bill-of-materials/createBill';
import {isAllowedFor} from '../../scripts/licences/assess';
import {readBuiltFile, readScripts} from '../buildPages';
import {expect, test} from './test';

const bill = JSON.parse(readBuiltFile('sbom.cdx.json').toString()) as Bill;
const components = bill.components.map(({group, name, version, licenses, externalReferences}) => ({
  name: group ? `${group}/${name}` : name,
  version,
  licences: licenses ?? [],
  externalReferences,
}));
const names = components.map(({name}) => name);

test.describe('third-party code that readers receive', () => {
  test('the bill of materials names what is in the scripts, the worker, the frames and the styles', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@docusaurus/core',
        '@docusaurus/theme-classic',
        // In the style sheets.
        'infima',
        // In the search worker.
        'wink-porter2-stemmer',
        // In the frame that shows components.
        'sucrase',
      ]),
    );
  });

  test('it lists no build tools', () => {
    const tools = [
      'esbuild',
      'typescript',
      'webpack',
      '@rspack/core',
      'lightningcss',
      'elkjs',
      'refractor',
      'tsx',
    ];
    expect(names.filter((name) => tools.includes(name))).toEqual([]);
  });

  test('the version of React is the one in the scripts', () => {
    const {version = ''} = components.find(({name}) => name === 'react-dom') ?? {};
    expect(readScripts()).toContain(`"${version}"`);
  });

  test('every package has the URL and hash of its archive, and a licence that allows shipping it', () => {
    for (const {name, licences, externalReferences} of components) {
      const [first] = externalReferences ?? [];
      expect(first?.url, name).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      expect(first?.hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
      const declared = licences.map((licence) =>
        'expression' in licence ? licence.expression : Object.values(licence.license)[0],
      );
      expect(declared, name).toHaveLength(1);
      expect(isAllowedFor({name, licence: declared[0]}, 'shipped'), `${name}: ${declared[0]}`).toBe(true);
    }
  });

  test('the licence text of every package is published with the site', () => {
    const notices = readBuiltFile('third-party-licences.txt').toString();
    const missing = components.filter(
      ({name, version}) => !notices.includes(`\n${name} ${version}\nLicence: `),
    );
    expect(missing).toEqual([]);
  });

  for (const {path, type} of [
    {path: '/sbom.cdx.json', type: 'application/json; charset=utf-8'},
    {path: '/third-party-licences.txt', type: 'text/plain; charset=utf-8'},
  ]) {
    test(`${path} is served`, async ({request}) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
    });
  }
});

test('security.txt is served as text, as RFC 9116 requires', async ({request}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(readFileSync('static/.well-known/security.txt', 'utf8'));
});
