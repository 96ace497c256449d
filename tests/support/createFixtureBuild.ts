import {writeFiles} from './createFolder';

/** Text that is worth compressing. */
const FILLING = 'This line is here so that the file shrinks.\n'.repeat(20);

/**
 * Writes a build of one page, with everything that a package needs.
 *
 * @param name name of the build, which its pages show
 * @param files further files, or other contents, by path; `undefined` leaves a file out
 */
export function createFixtureBuild(
  dir: string,
  name: string,
  files: Record<string, string | undefined> = {},
): string {
  writeFiles(dir, {
    'index.html': `<title>${name}</title>\n${FILLING}`,
    '404.html': `<title>Not found, ${name}</title>\n${FILLING}`,
    'docs/a/index.html': `<title>A, ${name}</title>\n${FILLING}`,
    [`assets/js/main.${name}.js`]: `// ${name}\n${FILLING}`,
    'assets/js/shared.js': `// the same in all\n${FILLING}`,
    'img/dot.png': 'not compressed',
    'sbom.cdx.json': '{}',
    'sitemap.xml': '<urlset></urlset>',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: max-age=31536000\n',
    _redirects: '/docs /docs/a 301\n',
    ...files,
  });
  return dir;
}
