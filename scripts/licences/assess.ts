import type {LicenceException, Use} from './allowed';
import type {LockedPackage} from './readPackages';
import {isLicenceAllowed} from './spdx';

/** Which licences are allowed. */
export interface LicencePolicy {
  permissive: readonly string[];
  exceptions: readonly LicenceException[];
}

const USES: readonly Use[] = ['tests', 'build', 'shipped'];

function coversName(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** The exception for a package under this licence, if there is one. */
export function findException(
  {name, licence}: Pick<LockedPackage, 'name' | 'licence'>,
  {exceptions}: LicencePolicy,
): LicenceException | undefined {
  return exceptions.find(
    (exception) =>
      exception.licence === licence && exception.packages.some((pattern) => coversName(pattern, name)),
  );
}

function isPermissive(licence: string | undefined, {permissive}: LicencePolicy): boolean {
  return licence !== undefined && isLicenceAllowed(licence, (id) => permissive.includes(id));
}

/**
 * Whether a package may be used for something: its licence is permissive, or has an exception that goes that far.
 *
 * @param use how far the package gets
 */
export function isAllowedFor(
  locked: Pick<LockedPackage, 'name' | 'licence'>,
  use: Use,
  policy: LicencePolicy,
): boolean {
  if (isPermissive(locked.licence, policy)) return true;
  const exception = findException(locked, policy);
  return exception !== undefined && USES.indexOf(exception.use) >= USES.indexOf(use);
}

/** One line for each package under a licence that is not allowed, and for each exception that has no use any more. */
export function collectLicenceFaults(packages: readonly LockedPackage[], policy: LicencePolicy): string[] {
  const refused = packages
    // The lock file knows whether the build needs a package. What is shipped is known when the site is built.
    .filter((locked) => !isAllowedFor(locked, locked.isDevelopment ? 'tests' : 'build', policy))
    .map(
      ({name, version, licence, isDevelopment}) =>
        `${name} ${version} (${isDevelopment ? 'tests' : 'build'}): ${licence ? `the licence "${licence}"` : 'no declared licence'} is not allowed here. Use another package, or add it to scripts/licences/allowed.ts with the reason.`,
    );
  const needed = packages.filter(({licence}) => !isPermissive(licence, policy));
  const unused = policy.exceptions.flatMap(({packages: patterns, licence}) =>
    patterns
      .filter(
        (pattern) => !needed.some((locked) => locked.licence === licence && coversName(pattern, locked.name)),
      )
      .map(
        (pattern) =>
          `${pattern}: no package needs the exception for ${licence ? `"${licence}"` : 'no declared licence'} any more. Remove it from scripts/licences/allowed.ts.`,
      ),
  );
  return [...refused, ...unused];
}
