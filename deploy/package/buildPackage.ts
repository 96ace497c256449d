import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {collectHeaders, HEADERS_FILE, parseHeadersFile} from '../../framework/security/headersFile';
import {collectPublishedPaths, SITEMAP_FILE} from '../../text/publishedPaths';
import {parseRedirects} from '../../text/redirects';
import {renderHeadersConf} from '../nginx/renderHeadersConf';
import {renderPathsConf} from '../nginx/renderPathsConf';
import {CARRIED_FILE, collectCarriedAssets} from './carriedAssets';
import {compressFile, COPY_ENDINGS} from './compressFile';
import {readBuild, SBOM_FILE} from './readBuild';
import {renderChecksums, sortFiles, type PackageFile} from './packageFile';

const NAME = 'securecodebox-website';
const PROJECT = join(__dirname, '../..');

export interface Package {
  /** Name with version; also that of its folder. */
  name: string;
  files: PackageFile[];
  carriedCount: number;
}

function renderNginxFiles({files, headers, redirects}: ReturnType<typeof readBuild>): PackageFile[] {
  const paths = new Set(files.map(({path}) => `/${path}`));
  const rules = parseHeadersFile(headers);
  if (collectHeaders(rules, '/assets/a.js')['Cache-Control'] === undefined) {
    throw new Error(
      `${HEADERS_FILE} says nothing about /assets/. A package is for the root of a host: build without SITE_BASE_URL`,
    );
  }
  const sitemap = files.find(({path}) => path === SITEMAP_FILE)?.content.toString('utf8') ?? '';
  const hasPage = (path: string) => paths.has(path) || paths.has(`${path}/index.html`);
  const published = collectPublishedPaths(parseRedirects(redirects, 'build/_redirects', hasPage), sitemap);
  const texts = {'headers.conf': renderHeadersConf(rules), 'paths.conf': renderPathsConf(published)};
  return Object.entries(texts).map(([name, text]) => ({path: `nginx/${name}`, content: Buffer.from(text)}));
}

function readProjectFiles(name: string): PackageFile[] {
  const read = (path: string) => readFileSync(join(PROJECT, path));
  const readme = read('deploy/package/PACKAGE.md').toString('utf8').replaceAll('%name%', name);
  return [
    {path: 'LICENSE', content: read('LICENSE')},
    {path: 'README.md', content: Buffer.from(readme)},
    {path: 'nginx/nginx.conf', content: read('deploy/nginx/nginx.conf')},
    {path: 'nginx/switch-release.sh', content: read('deploy/nginx/switch-release.sh'), isExecutable: true},
  ];
}

/**
 * Creates a package of a finished build. Reads files, but writes none.
 *
 * @param previous archive of the previous package, if its scripts are to be kept
 * @throws if the build is not finished or cannot be served; the message says what to do
 */
export async function buildPackage(buildDir: string, previous?: string): Promise<Package> {
  const {version} = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {version: string};
  const name = `${NAME}-${version}`;
  const build = readBuild(buildDir);
  const nginxFiles = renderNginxFiles(build);
  const site = build.files.map((file) => ({...file, path: `site/${file.path}`}));
  // Before the slow compression, so that a fault of the previous package is reported at once.
  const own = site.flatMap(({path}) => ['', ...COPY_ENDINGS].map((ending) => path + ending));
  const carried = previous === undefined ? [] : await collectCarriedAssets(previous, own);
  const copies = await Promise.all(site.map(compressFile));
  const carriedList = sortFiles(carried).map(({path}) => `${path}\n`);
  const files = [
    ...readProjectFiles(name),
    ...nginxFiles,
    ...site,
    ...copies.flat(),
    ...carried,
    {path: CARRIED_FILE, content: Buffer.from(carriedList.join(''))},
    {path: SBOM_FILE, content: readFileSync(join(buildDir, SBOM_FILE))},
  ];
  return {name, files: sortFiles([...files, renderChecksums(files)]), carriedCount: carried.length};
}
