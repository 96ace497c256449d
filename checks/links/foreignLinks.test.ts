import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, it} from 'vitest';

import {readBuiltSite} from '../build/builtSite';
import {renderFixturePage, writeFixtureSite, type BuiltSiteFixture} from '../build/builtSiteFixture';
import {collectForeignLinks} from './foreignLinks';

let fixture: BuiltSiteFixture | undefined;

afterEach(() => fixture?.remove());

it('lists links of pages to other hosts once, with the places where they are', async () => {
  const content = `<a href=https://other.org/page#part>1</a><a href=https://other.org/page>2</a>
    <a href=/docs/a>own</a><a href=https://site.example/docs/a>own</a><a href=mailto:a@other.org>mail</a>
    <a href=http://localhost:3000>own machine</a><a href=http://minio.namespace.svc.cluster.local/>cluster</a>
    <a href=https://github.com/team/repository/edit/main/docs/a.md>edit</a>`;
  fixture = writeFixtureSite(
    {
      'build/index.html': renderFixturePage('/', content),
      'build/docs/a/index.html': renderFixturePage('/docs/a', `${content}<img src="//cdn.org/a.png?x=1">`),
      'build/rss.xml': '<rss><docs>https://feed.org/</docs></rss>',
    },
    {'/docs/a': 'docs/a.md'},
  );
  writeFileSync(
    join(fixture.siteDir, 'docs/a.md'),
    '---\ntitle: A\n---\n\n[1](https://other.org/page#part)\n[2](https://other.org/page)\n',
  );
  expect(collectForeignLinks(await readBuiltSite(fixture.siteDir), fixture.siteDir)).toEqual([
    {url: 'https://cdn.org/a.png?x=1', places: ['docs/a.md']},
    {url: 'https://other.org/page', places: ['build/index.html', 'docs/a.md:5']},
  ]);
});
