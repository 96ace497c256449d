/** The fields of a `package.json` that name a licence: the current form and two older ones. */
export interface LicenceFields {
  license?: string | {type: string};
  licenses?: readonly {type: string}[];
}

/**
 * The licence that a package declares, as an SPDX expression if the package uses one: `MIT OR Apache-2.0`.
 * `undefined` if it declares none.
 */
export function readLicence({license, licenses}: LicenceFields): string | undefined {
  if (typeof license === 'string') return license;
  if (license) return license.type;
  // A list means a choice.
  return licenses && licenses.length > 0 ? licenses.map(({type}) => type).join(' OR ') : undefined;
}
