import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string | undefined;
  author: string | undefined;
  folder: string;
}

/** The fields of a `package.json` that name a licence: the current form and two older ones. */
export interface LicenceFields {
  license?: string | {type: string};
  licenses?: readonly {type: string}[];
}

interface Manifest extends LicenceFields {
  name: string;
  version: string;
  author?: string | {name: string};
}

const FOLDER_PATTERN = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The licence that a package declares, as an SPDX expression if the package uses one: `MIT OR Apache-2.0`. */
export function readLicence({license, licenses = []}: LicenceFields): string | undefined {
  if (typeof license === 'string') return license;
  // A list means a choice.
  return [...(license ? [license] : licenses)].map(({type}) => type).join(' OR ') || undefined;
}

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name, version, author} = manifest;
  const licence = readLicence(manifest);
  return {name, version, licence, author: typeof author === 'object' ? author.name : author, folder};
}

/**
 * Finds the packages that files belong to, each version once, sorted by name and version.
 * Files outside `node_modules` are the site's own and are skipped.
 *
 * @param files absolute paths
 * @throws if a package has no readable `package.json`
 */
export function collectPackages(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...files].flatMap((file) => FOLDER_PATTERN.exec(file)?.[0] ?? []));
  // Several copies of a version are one package. Sorted, so that the same copy is picked on every machine.
  const packages = [...folders].sort().map(readPackage);
  const byId = new Map(packages.reverse().map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]));
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped);
}
