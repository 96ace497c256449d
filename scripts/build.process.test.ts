import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const ROOT = resolve(__dirname, '..');
const FIXTURES = join(__dirname, 'fixtures');
/** Below the project, so that the copy finds the installed packages. */
const SITE = join(ROOT, 'test-results', 'build-fixture');
const LINKED =
  'browser framework markdown outputs platform text tools src/components src/theme/MDXComponents'.split(' ');
const FINISHED_PAGE = join(SITE, 'build', 'scanners', 'nmap', 'index.html');

interface Outcome {
  exitCode: number | null;
  output: string;
  messages: string[];
}

function build(): Outcome {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'build.ts'), '--site', SITE],
    {cwd: ROOT, encoding: 'utf8'},
  );
  return {exitCode: status, output: stdout, messages: stderr.trim().split('\n')};
}

beforeAll(() => {
  rmSync(SITE, {recursive: true, force: true});
  cpSync(join(FIXTURES, 'site'), SITE, {recursive: true});
  // Of the theme only what Markdown needs: other components link to pages that this small site does not have.
  mkdirSync(join(SITE, 'src', 'theme'), {recursive: true});
  for (const path of LINKED) {
    symlinkSync(join(ROOT, path), join(SITE, path));
  }
});

afterAll(() => rmSync(SITE, {recursive: true, force: true}));

/** The order matters: the last case expects the build of the first to survive. */
describe('npm run build', () => {
  it('builds a site without bad pages, and only warns of a broken anchor and of two pages on one route', () => {
    const pages = ['broken-anchor.md', 'duplicate-route.md'].map((name) => join(SITE, 'docs', name));
    for (const page of pages) cpSync(join(FIXTURES, 'bad-content', basename(page)), page);
    const {exitCode, output} = build();
    for (const page of pages) rmSync(page);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/\[WARNING\] Duplicate routes found!\s[^[]*\/broken-anchor/);
    expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!\s[^[]*#nowhere/);
    expect(existsSync(FINISHED_PAGE)).toBe(true);
  });

  it('marks Markdown pages, which the real site has none of, as mdx-page', () => {
    const html = readFileSync(join(SITE, 'build', 'note', 'index.html'), 'utf8');
    expect(html).toMatch(/<html[^>]* class="[^"]*\bmdx-page\b/);
  });

  // One of the faults that `buildFaults.test.ts` has in recorded outputs.
  it('answers a broken link with one message that names the file, and keeps the last finished build', () => {
    const finished = readFileSync(FINISHED_PAGE, 'utf8');
    cpSync(join(FIXTURES, 'bad-content', 'broken-link.md'), join(SITE, 'docs', 'broken-link.md'));
    const {exitCode, messages} = build();
    expect(messages).toEqual([
      'docs/broken-link.md: the link /nowhere leads to no page. Correct it, or write that page first.',
    ]);
    expect(exitCode).toBe(1);
    expect(readFileSync(FINISHED_PAGE, 'utf8')).toBe(finished);
  });
});
