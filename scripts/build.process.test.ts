import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const ROOT = resolve(__dirname, '..');
const FIXTURES = join(__dirname, 'fixtures');
/** Below the project, so that the copy finds the installed packages. */
const SITE = join(ROOT, 'test-results', 'build-fixture');
const FINISHED_PAGE = join(SITE, 'build', 'scanners', 'nmap', 'index.html');

interface Outcome {
  exitCode: number | null;
  output: string;
  messages: string[];
}

function build(site: string): Outcome {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'build.ts'), '--site', site],
    {cwd: ROOT, encoding: 'utf8'},
  );
  return {exitCode: status, output: stdout, messages: stderr.trim().split('\n')};
}

beforeAll(() => {
  rmSync(SITE, {recursive: true, force: true});
  cpSync(join(FIXTURES, 'site'), SITE, {recursive: true});
  // Of the theme only what Markdown needs: other components link to pages that this small site does not have.
  mkdirSync(join(SITE, 'src', 'theme'), {recursive: true});
  for (const path of ['markdown', 'plugins', 'src/components', 'src/theme/MDXComponents.tsx']) {
    symlinkSync(join(ROOT, path), join(SITE, path));
  }
});

afterAll(() => rmSync(SITE, {recursive: true, force: true}));

/** The faults that each step of a build finds: fixture pages by the path to which they are copied. */
const FAULTS: [step: string, faults: Record<string, RegExp>][] = [
  ['front matter', {'docs/missing-title.md': /^docs\/missing-title\.md: title is missing\. Add "title: …"/}],
  [
    'the catalogue',
    {
      'docs/scanners/wrong-category.md':
        /^docs\/scanners\/wrong-category\.md:\d+: integration\.category must be one of .*Netwrok/,
    },
  ],
  [
    'Markdown',
    {
      'docs/broken-file-link.md':
        /^docs\/broken-file-link\.md: the link \.\/nowhere\.md leads to no file\. Correct its path, relative to this file\.$/,
      'docs/diagram-typo.md': /^docs\/diagram-typo\.md:7: .*flowchrt/,
      'docs/open-brace.md': /^docs\/open-brace\.md:6: /,
    },
  ],
  [
    'links',
    {
      'docs/broken-link.md':
        /^docs\/broken-link\.md: the link \/nowhere leads to no page\. Correct it, or write that page first\.$/,
    },
  ],
];

/** The order matters: the later cases expect the build of the first to survive. */
describe('npm run build', () => {
  it('builds a site without bad pages, and only warns of a broken anchor and of two pages on one route', () => {
    const pages = ['broken-anchor.md', 'duplicate-route.md'].map((name) => join(SITE, 'docs', name));
    for (const page of pages) cpSync(join(FIXTURES, 'bad-content', basename(page)), page);
    const {exitCode, output} = build(SITE);
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

  // A build stops after the step that finds a fault, so each step needs a build of its own.
  it.each(FAULTS)(
    'answers every fault of %s with one message that names the file, and keeps the last finished build',
    (_, faults) => {
      const finished = readFileSync(FINISHED_PAGE, 'utf8');
      const pages = Object.keys(faults);
      for (const page of pages) {
        cpSync(join(FIXTURES, 'bad-content', basename(page)), join(SITE, page));
      }
      try {
        const {exitCode, messages} = build(SITE);
        expect(messages.sort()).toEqual(
          Object.values(faults).map((fault): unknown => expect.stringMatching(fault)),
        );
        expect(exitCode).toBe(1);
        expect(readFileSync(FINISHED_PAGE, 'utf8')).toBe(finished);
      } finally {
        for (const page of pages) rmSync(join(SITE, page));
      }
    },
  );

  it.each([
    [
      'holds no site',
      FIXTURES,
      /fixtures holds no docusaurus\.config\.ts\. Name the folder of a site with --site\./,
    ],
    [
      'has a name that no site can be built in',
      '/sites/new!',
      /^build: the path \/sites\/new! contains "!", .*Rename/,
    ],
  ])('says what to do when the folder %s', (_, folder, message) => {
    const {exitCode, messages} = build(folder);
    expect(exitCode).toBe(1);
    expect(messages).toEqual([expect.stringMatching(message)]);
  });
});
