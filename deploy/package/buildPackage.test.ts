import {mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

import {buildArchive} from './archive';
import {createFolder} from '../../tests/support/createFolder';
import {createFixtureBuild} from '../../tests/support/createFixtureBuild';
import {buildPackage, type Package} from './buildPackage';
import {writePackage} from './writePackage';

const dir = createFolder({}, afterAll);

const listPaths = ({files}: Package) => files.map(({path}) => path);

function packFixture(name: string, previous?: string, files: Record<string, string | undefined> = {}) {
  return buildPackage(createFixtureBuild(join(dir, `build-${name}`), name, files), previous);
}

describe('buildPackage', () => {
  it('has the site with compressed copies, and the server configuration', async () => {
    const packed = await packFixture('one');
    expect(packed.name).toMatch(/^securecodebox-website-\d+\.\d+\.\d+$/);
    expect(listPaths(packed)).toEqual([
      'LICENSE',
      'README.md',
      'SHA256SUMS',
      'carried-assets.txt',
      'nginx/headers.conf',
      'nginx/nginx.conf',
      'nginx/paths.conf',
      'nginx/switch-release.sh',
      'sbom.cdx.json',
      ...['404.html', 'assets/js/main.one.js', 'assets/js/shared.js', 'docs/a/index.html'].flatMap((path) =>
        ['', '.br', '.gz'].map((ending) => `site/${path}${ending}`),
      ),
      'site/img/dot.png',
      ...['', '.br', '.gz'].map((ending) => `site/index.html${ending}`),
      'site/sbom.cdx.json',
      'site/sitemap.xml',
    ]);
  });

  it.each<[file: string, content: string | undefined, message: string]>([
    ['index.html', undefined, 'index.html is missing. Run `npm run build` again'],
    ['404.html', undefined, '404.html is missing'],
    ['_headers', undefined, '_headers is missing'],
    ['sbom.cdx.json', undefined, 'sbom.cdx.json is missing'],
    ['_headers', '/preview/assets/*\n  Cache-Control: a\n', 'build without SITE_BASE_URL'],
    ['_redirects', '/docs /docs/b 301', '_redirects:1: /docs/b is no page'],
    ['my file.pdf', '', 'build/my file.pdf: a name on the site has letters'],
    ['.nojekyll', '', 'build/.nojekyll: hidden files are not served'],
    ['docs/.well-known/a', '', 'build/docs/.well-known: hidden files are not served'],
    ['data.tar.gz', '', 'build/data.tar.gz: this ending is that of compressed copies'],
  ])('refuses a build with a fault in %s', async (file, content, message) => {
    const name = `bad-${file.replaceAll(/\W/g, '-')}-${message.length}`;
    await expect(packFixture(name, undefined, {[file]: content})).rejects.toThrow(message);
  });

  it('refuses symbolic links, which may lead out of the build', async () => {
    const buildDir = createFixtureBuild(join(dir, 'build-link'), 'link');
    symlinkSync('/etc/passwd', join(buildDir, 'passwd.txt'));
    await expect(buildPackage(buildDir)).rejects.toThrow('build/passwd.txt: a package holds files');
  });

  it('says what to do if nothing was built', async () => {
    await expect(buildPackage(join(dir, 'absent'))).rejects.toThrow(/Run `npm run build` first/);
  });

  it('serves what standards put below .well-known', async () => {
    const packed = await packFixture('known', undefined, {'.well-known/security.txt': 'Contact: a'});
    expect(listPaths(packed)).toContain('site/.well-known/security.txt');
  });
});

describe('scripts of the previous package', () => {
  const getAssets = (packed: Package) =>
    listPaths(packed).filter((path) => /^site\/assets\/.*\.js$/.test(path));
  const shared = 'site/assets/js/shared.js';
  it('are kept for one package, and listed', async () => {
    let previous: string | undefined;
    for (const name of ['first', 'second']) {
      previous = (await writePackage(join(dir, name), await packFixture(name, previous))).archive;
    }
    const third = await packFixture('third', previous);
    expect(getAssets(third)).toEqual([
      'site/assets/js/main.second.js',
      'site/assets/js/main.third.js',
      shared,
    ]);
    const list = third.files.find(({path}) => path === 'carried-assets.txt');
    expect(list?.content.toString()).toBe(
      ['', '.br', '.gz'].map((ending) => `site/assets/js/main.second.js${ending}\n`).join(''),
    );
    expect(third.carriedCount).toBe(3);
  });

  it.each<[what: string, write: (file: string) => Promise<void> | void, message: RegExp]>([
    ['gone', () => undefined, /^--previous: there is no /],
    ['no archive', (file) => writeFileSync(file, 'nonsense'), /\.tar\.gz is no archive of a package/],
    [
      'no package',
      async (file) => writeFileSync(file, await buildArchive('a', [])),
      /carried-assets\.txt is missing$/,
    ],
  ])('are not taken from a file that is %s', async (what, write, message) => {
    const file = join(dir, `${what}.tar.gz`);
    await write(file);
    await expect(packFixture('after', file)).rejects.toThrow(message);
  });
});

describe('writePackage', () => {
  it('writes the same bytes and times each time', async () => {
    const packed = await packFixture('same');
    const written = [];
    for (const place of ['same-1', 'same-2', 'same-2']) {
      const {folder, archive} = await writePackage(join(dir, place), packed);
      const page = join(folder, 'site/index.html');
      written.push({archive: readFileSync(archive), time: statSync(page).mtimeMs, page: readFileSync(page)});
    }
    expect(written[1]).toEqual(written[0]);
    expect(written[2]).toEqual(written[0]);
  });

  it('replaces an older one completely', async () => {
    const {folder} = await writePackage(join(dir, 'place'), await packFixture('old'));
    await writePackage(join(dir, 'place'), await packFixture('new'));
    expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('<title>new</title>');
    expect(readdirSync(join(folder, 'site/assets/js'))).not.toContain('main.old.js');
    expect(readdirSync(join(dir, 'place'))).toHaveLength(2);
  });

  it('leaves nothing behind, not even of an interrupted run, and the older one unchanged, if it fails', async () => {
    const packed = await packFixture('good');
    const out = join(dir, 'failure');
    mkdirSync(join(out, `.${packed.name}.next`, 'half'), {recursive: true});
    const {folder} = await writePackage(out, packed);
    expect(readdirSync(folder)).not.toContain('half');
    // A file and a folder of the same name cannot both be written.
    const broken = {...packed, files: [...packed.files, {path: 'README.md/a', content: Buffer.from('')}]};
    await expect(writePackage(out, broken)).rejects.toThrow();
    expect(readdirSync(out)).toHaveLength(2);
    expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('<title>good</title>');
  });
});
