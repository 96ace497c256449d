import {expect, it} from 'vitest';

import {describeArchive, findArchivedVersion, listArchives} from './archive';

it.each([
  ['/v/4.13/', '4.13'],
  ['/', undefined],
  ['/preview/', undefined],
  ['/v/latest/', undefined],
])('a build for %s keeps version %s', (baseUrl, version) => {
  expect(findArchivedVersion(baseUrl)).toBe(version);
});

it('an archive is not in search engines, and leads to the current site', () => {
  const {metadata, announcementBar} = describeArchive('4.13', '4.13.0');
  expect(metadata).toEqual([{name: 'robots', content: 'noindex'}]);
  expect(announcementBar?.content).toContain('release 4.13.0. <a href="/">');
});

it('the version menu leads to each archive', () => {
  expect(listArchives(['4.13'], 'https://example.org')).toEqual([
    {label: '4.13', href: 'https://example.org/v/4.13/'},
  ]);
});
