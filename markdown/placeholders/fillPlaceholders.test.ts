import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';

import {loadRelease} from '../../platform/loadPlatform';
import {transformPage} from '../../tests/support/markdownPage';
import {fillPagePlaceholders, fillPlaceholders, hasPlaceholder, listPlaceholders} from './fillPlaceholders';
import remarkRelease from './index';

const release = listPlaceholders({version: '1.2.3', kubernetes: '1.30.0', archives: []}, new Map(), {});

function fillPage(source: string): Root {
  return transformPage((tree) => fillPagePlaceholders(tree, release), source);
}

describe('the documented release', () => {
  it('is a version without a leading v', () => {
    expect(loadRelease().version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('fillPlaceholders', () => {
  it('replaces every placeholder with the version', () => {
    expect(fillPlaceholders('v%release.version% and %release.version%', release)).toBe('v1.2.3 and 1.2.3');
  });

  it.each(['date +%Y-%m-%d', "printf '%s%d'", '100 %. 5 %', '/a%2Eb%2Fc', '%PATH%', '%.2f%'])(
    'leaves %s alone',
    (text) => {
      expect(fillPlaceholders(text, release)).toBe(text);
      expect(hasPlaceholder(text)).toBe(false);
    },
  );

  it.each([
    ['%release.versoin%', 1],
    ['a\nb %relaese.version%', 2],
    ['%release.version%\n\n%Release.Version%', 3],
  ])('refuses %j and names the line', (text, line) => {
    expect(hasPlaceholder(text)).toBe(true);
    expect(() => fillPlaceholders(text, release)).toThrow(
      expect.objectContaining({line, name: 'UnknownPlaceholderError'}) as Error,
    );
  });

  it('says which placeholder it does not know, and which it does', () => {
    expect(() => fillPlaceholders('%release.versoin%', release)).toThrow(
      'the placeholder %release.versoin% is not known. Known are %release.version%, %release.kubernetes% (markdown/placeholders/README.md).',
    );
  });

  it('knows the release in which a page was checked only for pages that say it', () => {
    const known = listPlaceholders({version: '2.0.0', kubernetes: '1.30.0', archives: []}, new Map(), {
      checked: {release: '1.2.3'},
    });
    expect(fillPlaceholders('%checked.release%, %release.version%', known)).toBe('1.2.3, 2.0.0');
    expect(() => fillPlaceholders('%checked.release%', release)).toThrow('%checked.release% is not known');
  });
});

describe('fillPagePlaceholders', () => {
  it.each([
    ['words', 'Release %release.version%.'],
    ['headings', '## New in %release.version%'],
    ['inline code', '`--version %release.version%`'],
    ['code blocks', '```bash\nhelm show chart a --version %release.version%\n```'],
    ['titles of code blocks', '```yaml title="%release.version%.yaml"\na: 1\n```'],
    ['links', '[code](https://example.org/v%release.version%/)'],
    ['images', '![%release.version%](a.png "%release.version%")'],
    ['attributes', '<Part title="%release.version%" />'],
  ])('replaces them in %s', (_place, source) => {
    const text = JSON.stringify(fillPage(source));
    expect(text).toContain('1.2.3');
    expect(text).not.toContain('%release');
  });

  it.each([
    ['---\ntitle: A\n---\n\nFirst.\n\nSee %release.number%.', 7],
    ['First.\n\n```bash\nhelm list\nhelm show chart a --version %release.number%\n```', 5],
  ])('names the line of an unknown one in %j', (source, line) => {
    expect(() => fillPage(source)).toThrow(expect.objectContaining({line}) as Error);
  });
});

describe('remarkRelease', () => {
  it('writes the documented version, so that it is shown, searched and copied', () => {
    const tree = transformPage(remarkRelease(), '```bash\nhelm pull a --version %release.version%\n```');
    expect(toString(tree)).toBe(`helm pull a --version ${loadRelease().version}`);
  });

  it('refuses an unknown placeholder with file and line', () => {
    expect(() => transformPage(remarkRelease(), 'A page.\n\nRelease %release.date%.')).toThrow(
      /^docs\/page\.md:3: the placeholder %release\.date% is not known\./,
    );
  });
});
