import {describe, expect, it} from 'vitest';

import type {buildBill} from '../../outputs/bill-of-materials/buildBill';
import {readBuiltFile, readScripts} from '../buildPages';
import {isPermissive} from '../support/licences';

const {components} = JSON.parse(readBuiltFile('sbom.cdx.json').toString()) as ReturnType<typeof buildBill>;
const names = components.map(({name}) => name);

describe('third-party code that readers receive', () => {
  it('the bill of materials names what is in the scripts, the workers, the frames and the styles', () => {
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
        // In the worker that checks manifests.
        'yaml',
      ]),
    );
  });

  it('it lists no build tools', () => {
    const tools = 'esbuild typescript webpack @rspack/core lightningcss elkjs refractor tsx'.split(' ');
    expect(names.filter((name) => tools.includes(name))).toEqual([]);
  });

  it('the version of React is the one in the scripts', () => {
    const {version = ''} = components.find(({name}) => name === 'react-dom') ?? {};
    expect(readScripts()).toContain(`"${version}"`);
  });

  it('every package has a licence that allows shipping it, whose text is published with the site', () => {
    const notices = readBuiltFile('third-party-licences.txt').toString();
    for (const {name, version, licenses} of components) {
      expect(
        licenses.map(({expression}) => isPermissive(expression)),
        name,
      ).toEqual([true]);
      expect(notices).toContain(`\n${name} ${version}\nLicence: `);
    }
  });
});
