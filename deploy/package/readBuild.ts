import {readdirSync, readFileSync, type Dirent} from 'node:fs';
import {join, relative} from 'node:path';

import {HEADERS_FILE} from '../../framework/security/headersFile';
import {SITEMAP_FILE} from '../../text/publishedPaths';
import {REDIRECTS_FILE} from '../../text/redirects';
import {COPY_ENDINGS} from './compressFile';
import type {PackageFile} from './packageFile';

/** The bill of materials that the build writes; a copy next to the site is for auditing the package. */
export const SBOM_FILE = 'sbom.cdx.json';
/** Files of every finished build. */
const REQUIRED = ['index.html', '404.html', SITEMAP_FILE, HEADERS_FILE, SBOM_FILE];
/** Instructions for the host; not served. */
const INSTRUCTIONS = [HEADERS_FILE, REDIRECTS_FILE];

/** Names that need no escaping in a URL, a list of checksums or a configuration. */
const SAFE_NAME = /^[A-Za-z0-9._~@+-]+$/;
/** The one name with a leading dot that standards put on a site (RFC 8615). */
const WELL_KNOWN = '.well-known';

/** Why nginx would not serve a file correctly. */
function findFault(entry: Dirent, path: string): string | undefined {
  const {name} = entry;
  if (!SAFE_NAME.test(name)) {
    return 'a name on the site has letters, digits and "._~@+-" only. Rename the file';
  }
  if (name.startsWith('.') && path !== WELL_KNOWN) {
    return `hidden files are not served. Remove it, or move it to ${WELL_KNOWN}/`;
  }
  if (COPY_ENDINGS.some((ending) => name.endsWith(ending))) {
    return 'this ending is that of compressed copies. Choose another format';
  }
  return entry.isFile() || entry.isDirectory()
    ? undefined
    : 'a package holds files, and this is none. Replace it by the file';
}

function readFolder(root: string, folder: string): PackageFile[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const place = join(folder, entry.name);
    const path = relative(root, place).replaceAll('\\', '/');
    const fault = findFault(entry, path);
    if (fault !== undefined) throw new Error(`build/${path}: ${fault}`);
    return entry.isDirectory() ? readFolder(root, place) : [{path, content: readFileSync(place)}];
  });
}

/**
 * Reads what is served of a finished build, by paths relative to the root of the site, and the instructions.
 *
 * @throws if the build is not finished, or contains files that cannot be served; the message says what to do
 */
export function readBuild(dir: string) {
  let files: PackageFile[];
  try {
    files = readFolder(dir, dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`There is no build in ${dir}. Run \`npm run build\` first`, {cause: error});
  }
  const find = (name: string) => files.find(({path}) => path === name)?.content.toString('utf8');
  for (const name of REQUIRED) {
    if (find(name) === undefined) {
      throw new Error(`${join(dir, name)} is missing. Run \`npm run build\` again`);
    }
  }
  return {
    files: files.filter(({path}) => !INSTRUCTIONS.includes(path)),
    headers: find(HEADERS_FILE) ?? '',
    redirects: find(REDIRECTS_FILE) ?? '',
  };
}
