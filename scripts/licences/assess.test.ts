import {describe, expect, it} from 'vitest';

import type {LicenceException} from './allowed';
import {collectLicenceFaults, isAllowedFor} from './assess';
import type {LockedPackage} from './readPackages';

const policy = {
  permissive: ['MIT'],
  exceptions: [
    {packages: ['css', 'css-*'], licence: 'MPL-2.0', use: 'build', reason: 'used unchanged'},
    {packages: ['words'], licence: undefined, use: 'tests', reason: 'text of MIT'},
  ] satisfies LicenceException[],
};
const used: LockedPackage[] = [
  {name: 'css', version: '1.0.0', licence: 'MPL-2.0', isDevelopment: false},
  {name: 'css-linux', version: '1.0.0', licence: 'MPL-2.0', isDevelopment: false},
  {name: 'words', version: '1.0.0', licence: undefined, isDevelopment: true},
];

describe('collectLicenceFaults', () => {
  it('finds none where every licence is permissive or has its exception', () => {
    const permissive = {name: 'a', version: '1.0.0', licence: 'MIT OR GPL-2.0', isDevelopment: false};
    expect(collectLicenceFaults([permissive, ...used], policy)).toEqual([]);
  });

  it.each([
    [{licence: 'GPL-2.0'}, 'a 1.0.0 (build): the licence "GPL-2.0" is not allowed here.'],
    [{licence: undefined}, 'a 1.0.0 (build): no declared licence is not allowed here.'],
    // An exception is for the packages that it names, not for a licence.
    [{licence: 'MPL-2.0'}, 'a 1.0.0 (build): the licence "MPL-2.0" is not allowed here.'],
  ])('names a package with %j', (fields, message) => {
    const faults = collectLicenceFaults(
      [{name: 'a', version: '1.0.0', isDevelopment: false, ...fields}, ...used],
      policy,
    );
    expect(faults).toEqual([expect.stringContaining(message)]);
  });

  it('does not let the build use what is allowed for tests', () => {
    const faults = collectLicenceFaults(
      used.map((locked) => ({...locked, isDevelopment: false})),
      policy,
    );
    expect(faults).toEqual([expect.stringContaining('words 1.0.0 (build)')]);
  });

  it('names an exception that no package needs any more', () => {
    expect(collectLicenceFaults(used.slice(0, 2), policy)).toEqual([
      'words: no package needs the exception for no declared licence any more. Remove it from scripts/licences/allowed.ts.',
    ]);
    const relicensed = used.map((locked) => ({...locked, licence: locked.licence && 'MIT'}));
    expect(collectLicenceFaults(relicensed, policy)).toHaveLength(2);
  });
});

describe('isAllowedFor', () => {
  it('keeps what is allowed for the build away from readers', () => {
    expect(isAllowedFor({name: 'css', licence: 'MPL-2.0'}, 'shipped', policy)).toBe(false);
    expect(isAllowedFor({name: 'css', licence: 'MIT'}, 'shipped', policy)).toBe(true);
  });
});
