import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const ROOT = resolve(__dirname, '..');
const FIXTURES = join(__dirname, 'fixtures');
/** Below the project, so that the copy finds the installed packages. */
const SITE = join(ROOT, 'test-results', 'build-fixture');
const BUILD_SECONDS = 60;

interface Outcome {
  exitCode: number | null;
  messages: string[];
}

function build(): Outcome {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'build.ts'), '--site', SITE],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return {exitCode: status, messages: stderr.trim().split('\n')};
}

beforeAll(() => {
  rmSync(SITE, {recursive: true, force: true});
  mkdirSync(SITE, {recursive: true});
  cpSync(join(FIXTURES, 'site'), SITE, {recursive: true});
  // Of the theme only what Markdown needs: other parts link to pages that this small site does not have.
  mkdirSync(join(SITE, 'src', 'theme'), {recursive: true});
  for (const path of ['plugins', 'src/components', 'src/theme/MDXComponents.tsx']) {
    symlinkSync(join(ROOT, path), join(SITE, path));
  }
});

afterAll(() => rmSync(SITE, {recursive: true, force: true}));

describe('npm run build', () => {
  it.each([
    [
      'broken-link.md',
      'docs/bad.md',
      'docs/bad.md: the link /nowhere leads to no page. Correct it, or write that page first.',
    ],
    [
      'broken-file-link.md',
      'docs/bad.md',
      'docs/bad.md: the link ./nowhere.md leads to no file. Correct its path, relative to this file.',
    ],
    ['missing-title.md', 'docs/bad.md', /^docs\/bad\.md: title is missing\. Add "title: …"/],
    [
      'wrong-category.md',
      'docs/scanners/bad.md',
      /^docs\/scanners\/bad\.md:\d+: integration\.category must be one of .*Netwrok/,
    ],
    ['diagram-typo.md', 'docs/bad.md', /^docs\/bad\.md:7: .*flowchrt/],
    ['open-brace.md', 'docs/bad.md', /^docs\/bad\.md:6: /],
  ])(
    'answers %s with one message that names the file, and keeps the last finished build',
    (fixture, page, message) => {
      const path = join(SITE, page);
      cpSync(join(FIXTURES, 'bad-content', fixture), path);
      const lastBuild = join(SITE, 'build', 'index.html');
      mkdirSync(join(SITE, 'build'), {recursive: true});
      writeFileSync(lastBuild, 'last finished build');
      try {
        const {exitCode, messages} = build();
        expect(messages).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
        expect(exitCode).toBe(1);
        expect(existsSync(lastBuild)).toBe(true);
      } finally {
        rmSync(path);
      }
    },
    BUILD_SECONDS * 1000,
  );

  it(
    'builds the same site without the bad page',
    () => {
      const {exitCode} = build();
      expect(exitCode).toBe(0);
      expect(existsSync(join(SITE, 'build', 'scanners', 'nmap', 'index.html'))).toBe(true);
      expect(existsSync(join(SITE, 'build.unfinished'))).toBe(false);
    },
    BUILD_SECONDS * 1000,
  );

  it('says what to do when the folder holds no site', () => {
    const {status, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'build.ts'), '--site', FIXTURES],
      {cwd: ROOT, encoding: 'utf8'},
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /fixtures holds no docusaurus\.config\.ts\. Name the folder of a site with --site\./,
    );
  });
});
