import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {getPackageName, readLockFile} from '../../plugins/bill-of-materials/lockFile';
import {readLicence, type LicenceFields} from '../../plugins/bill-of-materials/readLicence';
import {LICENCE_EXCEPTIONS, PERMISSIVE_LICENCES, type LicenceException, type Use} from './allowed';

/** A package, and the licence that it declares; `undefined` if it declares nothing. */
export interface LicensedPackage {
  name: string;
  licence: string | undefined;
}

const USES: readonly Use[] = ['tests', 'build', 'shipped'];

/**
 * Whether an SPDX expression can be satisfied with permissive licences: one side of `OR`, both sides of `AND`. An
 * expression that mixes the two is not permissive, and neither is an invalid one: both need an exception.
 */
export function isPermissive(licence = ''): boolean {
  const expression = licence.replace(/^\((.*)\)$/, '$1');
  const [hasChoice, hasSum] = [expression.includes(' OR '), expression.includes(' AND ')];
  const parts = expression.split(/ (?:OR|AND) /).map((id) => PERMISSIVE_LICENCES.includes(id));
  return hasChoice ? !hasSum && parts.includes(true) : !parts.includes(false);
}

function findException({name, licence}: LicensedPackage): LicenceException | undefined {
  const coversName = (pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  return LICENCE_EXCEPTIONS.find(
    (exception) => exception.licence === licence && exception.packages.some(coversName),
  );
}

/**
 * Whether a package may be used for something: its licence is permissive, or an exception covers this use.
 *
 * @param use what the package is used for
 */
export function isAllowedFor(licensed: LicensedPackage, use: Use): boolean {
  if (isPermissive(licensed.licence)) return true;
  const exception = findException(licensed);
  return exception !== undefined && USES.indexOf(exception.use) >= USES.indexOf(use);
}

/** The licence in an installed `package.json`: npm leaves older forms of the field out of the lock file. */
function readInstalledLicence(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? readLicence(JSON.parse(readFileSync(file, 'utf8')) as LicenceFields) : undefined;
}

/**
 * Checks the licences of the packages in the lock file of a project. Only a build shows which packages are shipped, so
 * a browser test checks those.
 *
 * @returns one line for each package under a licence that is not allowed, and for each exception that no package needs
 */
export function collectLicenceFaults(dir: string): string[] {
  const faults: string[] = [];
  const needed = new Set<LicenceException>();
  for (const [folder, entry] of Object.entries(readLockFile(dir)?.packages ?? {})) {
    if (folder === '') continue;
    const licence = entry.license ?? readInstalledLicence(join(dir, folder));
    const licensed = {name: getPackageName(folder, entry), licence};
    const use = entry.dev ? 'tests' : 'build';
    if (!isAllowedFor(licensed, use)) {
      faults.push(
        `${licensed.name} (${use}): the licence "${licence ?? 'none'}" is not allowed here. Use another package, or add it to scripts/licences/allowed.ts with the reason.`,
      );
    }
    const exception = findException(licensed);
    if (exception) needed.add(exception);
  }
  const unused = LICENCE_EXCEPTIONS.filter((exception) => !needed.has(exception)).map(
    ({packages}) =>
      `${packages.join(', ')}: no package needs this exception. Remove it from scripts/licences/allowed.ts.`,
  );
  return [...faults, ...unused];
}
