import {expect, it} from 'vitest';

import {findReleaseDay} from './changelog';

const changelog = `# Changelog

## [Unreleased]

## [2.1.0] - 2026-12-01

### Added

- A page.

## [2.0.0]

- The site.

## [1.0.0] - 2020-01-01
`;

it.each([
  ['2.1.0', '2026-12-01'],
  // Without a day, without content, without an entry.
  ['2.0.0', undefined],
  ['1.0.0', undefined],
  ['2.1', undefined],
  ['3.0.0', undefined],
])('finds the day of version %s: %s', (version, day) => {
  expect(findReleaseDay(changelog, version)).toBe(day);
});
