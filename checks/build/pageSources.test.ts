import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {writeFixtureSite} from '../../tests/support/builtSite';
import {readPageSources} from './pageSources';

it('maps paths without trailing slash to files, and skips metadata of deleted files', async () => {
  const siteDir = writeFixtureSite(
    {
      '.docusaurus/docusaurus-plugin-content-docs/default/version-current.json': '{"pluginId":"default"}',
      '.docusaurus/docusaurus-plugin-content-blog/default/list.json': '["/blog"]',
    },
    {
      '/docs/api/': 'docs/api/index.md',
      '/docs/gone': 'docs/gone.md',
      '/blog/2024/01/01/a': 'blog/2024-01-01-a.md',
    },
  );
  rmSync(join(siteDir, 'docs/gone.md'));
  expect(Object.fromEntries(await readPageSources(siteDir))).toEqual({
    '/blog/2024/01/01/a': 'blog/2024-01-01-a.md',
    '/docs/api': 'docs/api/index.md',
  });
});
