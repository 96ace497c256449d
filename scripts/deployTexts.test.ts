import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {checkExpiry, checkChangelogDay} from './deployTexts';

const ROOT = resolve(__dirname, '..');
const NOW = new Date('2026-12-01T12:00:00Z');

describe('checkChangelogDay', () => {
  const changelog = `# Changelog

## [2.2.0] - 2026-12-02

- A page.

## [2.1.0] - 2026-12-01

### Added

- A page.

## [2.0.0]

- The site.

## [1.0.0] - 2020-01-01
`;

  it('finds the day of a version', () => {
    expect(checkChangelogDay(changelog, '2.1.0', NOW)).toBe('2.1.0 of 2026-12-01');
  });

  it.each([
    // In this order: no day, no content, no entry.
    ['2.0.0', 'CHANGELOG.md has no dated entry for 2.0.0'],
    ['1.0.0', 'CHANGELOG.md has no dated entry for 1.0.0'],
    ['2.1', 'CHANGELOG.md has no dated entry for 2.1,'],
    ['2.2.0', 'CHANGELOG.md dates 2.2.0 2026-12-02, which is in the future'],
  ])('refuses %s', (version, message) => {
    expect(() => checkChangelogDay(changelog, version, NOW)).toThrow(message);
  });
});

describe('checkExpiry', () => {
  it('says how long the file is valid', () => {
    expect(checkExpiry('# A\nContact: a\nExpires: 2027-01-01T00:00:00Z\n', NOW)).toBe('valid for 30 days');
  });

  it.each([
    ['Contact: a\n', 'needs one line'],
    ['Expires: 2027-13-01T00:00:00Z\n', 'needs one line'],
    ['Expires: 2027-01-01T00:00:00Z\nExpires: 2028-01-01T00:00:00Z\n', 'needs one line'],
    ['Expires: 2026-12-27T12:00:00Z\n', 'expires in 26 days'],
  ])('refuses %j', (text, message) => {
    expect(() => checkExpiry(text, NOW)).toThrow(message);
  });
});

describe('the security.txt of the site', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const lines = read('static/.well-known/security.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('has what RFC 9116 requires, with its own URL and the page about security', () => {
    const [, url = ''] = /^const SITE_URL = '([^']+)';$/m.exec(read('docusaurus.config.ts')) ?? [];
    expect(lines).toEqual([
      'Contact: mailto:secureCodeBox@iteratec.com',
      'Contact: https://owasp.org/slack/invite',
      expect.stringMatching(/^Expires: /),
      'Preferred-Languages: en',
      `Canonical: ${url}/.well-known/security.txt`,
      `Policy: ${url}/docs/security`,
    ]);
    expect(read('tests/routes.txt').split('\n')).toContain('/docs/security');
  });

  it('names the contacts of SECURITY.md and of the page about security', () => {
    for (const contact of ['secureCodeBox@iteratec.com', 'https://owasp.org/slack/invite']) {
      expect(read('SECURITY.md')).toContain(contact);
      expect(read('docs/security.md')).toContain(contact);
    }
  });
});
