import {describe, expect, it} from 'vitest';

import {isLicenceAllowed} from './spdx';

const isAllowed = (id: string) => ['MIT', 'Apache-2.0'].includes(id);

describe('isLicenceAllowed', () => {
  it.each(['MIT', '(MIT OR GPL-2.0)', 'GPL-2.0 OR Apache-2.0', 'MIT AND Apache-2.0', 'Apache-2.0+'])(
    'accepts %s',
    (licence) => {
      expect(isLicenceAllowed(licence, isAllowed)).toBe(true);
    },
  );

  it.each([
    'GPL-2.0',
    'MIT AND GPL-2.0',
    '(MIT OR Apache-2.0) AND GPL-3.0-only',
    'LicenseRef-own',
    'CC BY-SA 4.0',
    'SEE LICENSE IN file',
    'UNLICENSED',
    '',
  ])('refuses %j', (licence) => {
    expect(isLicenceAllowed(licence, isAllowed)).toBe(false);
  });

  it('lets AND bind tighter than OR', () => {
    expect(isLicenceAllowed('MIT OR GPL-2.0 AND GPL-3.0-only', isAllowed)).toBe(true);
    expect(isLicenceAllowed('(MIT OR GPL-2.0) AND GPL-3.0-only', isAllowed)).toBe(false);
  });
});
