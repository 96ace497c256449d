import {describe, expect, test} from 'vitest';

import {completeManifest} from './completeManifest';

const REGISTRY = `export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@generated/p/docs-175.json"), "@generated/p/docs-175.json", require.resolveWeak("@generated/p/docs-175.json")],
  "54f44165": [() => import(/* webpackChunkName: "54f44165" */ "@site/docs/nmap.md"), "@site/docs/nmap.md", require.resolveWeak("@site/docs/nmap.md")],
};
`;

describe('completeManifest', () => {
  test('modules get the files of the chunk that they are in', () => {
    const manifest = {origins: {main: ['main'], '54f44165': ['content', '54f44165']}, assets: {}};
    expect(completeManifest(manifest, REGISTRY)).toEqual({
      origins: {
        main: ['main'],
        '54f44165': ['content', '54f44165'],
        '@site/docs/nmap.md': ['content', '54f44165'],
      },
      assets: {},
    });
  });

  test('a registry of another form is an error, not a site without scripts', () => {
    expect(() => completeManifest({origins: {}}, 'export default {};')).toThrow(/registry\.js has no entry/);
  });
});
