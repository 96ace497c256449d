import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';

import {shrinkConfig, shrinkMetadata, shrinkRegistry} from './shrinkGenerated';

describe('shrinkRegistry', () => {
  test('only the functions that load the parts of pages remain', () => {
    expect(shrinkRegistry({'54f44165': '@site/a.md'})).toBe(
      'export default {\n"54f44165": [() => import(/* webpackChunkName: "54f44165" */ "@site/a.md")],\n};\n',
    );
  });
});

describe('shrinkConfig', () => {
  test('what only the build reads is removed, the rest remains', () => {
    const config = {
      title: 'A site',
      baseUrl: '/',
      themeConfig: {navbar: {title: 'A site'}, prism: {theme: {}}},
      future: {experimental_faster: {rspackBundler: true}, experimental_router: 'browser'},
      plugins: [['a', {path: '/home/somebody'}]],
      ssrTemplate: '<html>',
    };
    const text = shrinkConfig(config as unknown as DocusaurusConfig);
    expect(JSON.parse(text.replace(/^export default (.*);\n$/, '$1'))).toEqual({
      title: 'A site',
      baseUrl: '/',
      future: {experimental_router: 'browser'},
      themeConfig: {navbar: {title: 'A site'}},
    });
  });
});

describe('shrinkMetadata', () => {
  test('plugins are not listed', () => {
    const metadata = {docusaurusVersion: '3.7.0', pluginVersions: {docs: {type: 'project'}}};
    expect(shrinkMetadata(JSON.stringify(metadata))).toBe(
      '{"docusaurusVersion":"3.7.0","pluginVersions":{}}',
    );
  });
});
