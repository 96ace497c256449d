import {findException, type LicencePolicy} from './assess';
import type {LockedPackage} from './readPackages';

const UNDECLARED = '(none declared)';

/** Licences with their packages, the most frequent first. */
function groupByLicence(packages: readonly LockedPackage[]): [licence: string, packages: LockedPackage[]][] {
  const groups = new Map<string, LockedPackage[]>();
  for (const locked of packages) {
    const licence = locked.licence ?? UNDECLARED;
    groups.set(licence, [...(groups.get(licence) ?? []), locked]);
  }
  return [...groups].sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1));
}

/** A group on lines of its own: how many packages, then their names; reasons where the licence needs one. */
function renderGroup([licence, packages]: [string, LockedPackage[]], policy: LicencePolicy): string {
  const names = [...new Set(packages.map(({name}) => name))];
  const reasons = new Set(
    packages.flatMap((locked) => {
      const exception = findException(locked, policy);
      return exception ? [`  ${exception.packages[0] ?? ''} (${exception.use}): ${exception.reason}`] : [];
    }),
  );
  return [`${licence}: ${packages.length}`, `  ${names.join(', ')}`, ...reasons].join('\n');
}

/** The table of `npm run licences`: each licence with its packages. */
export function renderReport(packages: readonly LockedPackage[], policy: LicencePolicy): string {
  return groupByLicence(packages)
    .map((group) => renderGroup(group, policy))
    .join('\n\n');
}
