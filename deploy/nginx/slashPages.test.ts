import {describe, expect, it} from 'vitest';

import {createSlashPagesConf, parseSitemap} from './slashPages';

describe('parseSitemap', () => {
  it('reads paths as they are published', () => {
    const text = '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/docs/a/</loc></url>';
    expect(parseSitemap(text)).toEqual(['/', '/docs/a/']);
  });
});

describe('createSlashPagesConf', () => {
  it('serves only those pages with a trailing slash that are published with one', () => {
    expect(createSlashPagesConf(['/', '/docs/a/', '/docs/b'])).toBe(
      [
        '# Made from sitemap.xml by `npm run pack`.\n',
        'location = /docs/a/ {\n    if ($requested_path != /docs/a/) {\n        return 301 /docs/a/$is_args$args;\n    }\n    try_files /docs/a$page_file /docs/a/index.html =404;\n}\n',
      ].join('\n'),
    );
  });

  it('refuses a path that a configuration cannot hold', () => {
    expect(() => createSlashPagesConf(['/docs/%7B/'])).toThrow('sitemap.xml: a path has letters');
  });
});
