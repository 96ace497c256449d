// cspell:ignore parserjs -- an anchor

import {COPIED, STATUS_ID} from '../../browser/protocol';
import type {Reader} from './Reader';
import {expect, test} from './test';

const PAGES = [
  '/',
  '/docs/getting-started/installation',
  '/docs/scanners',
  '/docs/scanners/nmap',
  '/docs/api/crds/scan',
  '/docs/architecture/architecture_decisions/adr_0010',
  '/blog',
  '/blog/2024/06/28/helm-chart-oci-registry-migration',
  '/blog/tags/scanners',
  '/blog/archive',
];

const readPath = (reader: Reader) => reader.evaluate(() => location.pathname);
const readText = (reader: Reader, selector: string) =>
  reader.evaluate((one) => document.querySelector(one)?.textContent ?? '', selector);

/** Distance of an element from the top of the window. */
const readTop = (reader: Reader, selector: string) =>
  reader.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().top ?? NaN, selector);

for (const path of PAGES) {
  test(`${path} is whole before and after its scripts start`, async ({reader}) => {
    await reader.open(path);
    await reader.see('h1');
    const title = await readText(reader, 'h1');
    await reader.touch();
    expect(await readText(reader, 'h1')).toBe(title);
    expect(
      await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
  });
}

test('a link in the navbar changes the page without a new document, and back returns', async ({reader}) => {
  await reader.open('/docs/scanners/nmap');
  await reader.touch();
  await reader.evaluate(() => void Object.assign(window, {isSame: true}));
  await reader.click('.navbar a', 'Blog');
  await expect.poll(() => readPath(reader)).toBe('/blog');
  await reader.see('article h2');
  await reader.evaluate(() => history.back());
  await expect.poll(() => readText(reader, 'h1')).toBe('Nmap');
  expect(await reader.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the search opens as the first touch, finds, and Enter leads to the section', async ({reader}) => {
  await reader.open('/blog');
  await reader.press('k', 'Control');
  await reader.see('dialog input');
  await reader.type('limit cascades');
  await reader.see('[role=option]', 'scope');
  await reader.press('Enter');
  await expect.poll(() => readPath(reader)).toMatch(/^\/docs\//);
  await reader.see('h1');
});

test('the colour switch works before the scripts, and is remembered', async ({reader}) => {
  await reader.open('/');
  await reader.click('.navbar button[aria-pressed]');
  const readMode = () => reader.evaluate(() => document.documentElement.dataset.theme);
  expect(await readMode()).toBe('dark');
  await reader.open('/blog');
  expect(await readMode()).toBe('dark');
});

test('code is copied, and says so', async ({reader}) => {
  await reader.open('/docs/scanners/nmap');
  await reader.click('main .theme-code-block button', 'Copy code to clipboard');
  await expect.poll(() => readText(reader, `#${STATUS_ID}`)).toBe(COPIED);
});

test('a page that is opened at a hash shows its section, and starts no script', async ({reader}) => {
  await reader.open('/docs/scanners/nmap#install');
  expect(await readTop(reader, '#install')).toBeGreaterThanOrEqual(0);
  expect(await readTop(reader, '#install')).toBeLessThan(200);
  // Without this function, which Safari lacks, the scripts start by themselves.
  if (!(await reader.evaluate(() => 'requestIdleCallback' in window))) return;
  // The loader fetches in advance only what it has not started.
  await expect
    .poll(() => reader.evaluate(() => document.querySelectorAll('link[rel=prefetch][as=script]').length))
    .toBeGreaterThan(0);
});

test('a tab that is clicked is chosen', async ({reader}) => {
  await reader.open('/blog/2020/09/08/blinmaker');
  const name = await readText(reader, '[role=tab][aria-selected=false]');
  await reader.click('[role=tab]', name);
  await expect.poll(() => readText(reader, '[role=tab][aria-selected=true]')).toBe(name);
});

test('the mobile menu opens and closes', async ({reader}) => {
  await reader.resize(390);
  await reader.open('/docs/scanners/nmap');
  await reader.click('.navbar__toggle');
  await reader.see('.navbar-sidebar', 'Scanners');
  await reader.click('.navbar-sidebar__close');
  await expect.poll(() => reader.evaluate(() => document.querySelector('.navbar-sidebar--show'))).toBeNull();
});

test('the table of contents is beside the article, and severities have shapes', async ({reader}) => {
  await reader.open('/docs/scanners/nmap');
  const [article, contents] = await reader.evaluate(() =>
    ['article', '.table-of-contents'].map((one) => {
      const {left, right} = document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
      return {left, right};
    }),
  );
  expect(contents?.left).toBeGreaterThanOrEqual(article?.right ?? Infinity);
  const shapes = await reader.evaluate(() =>
    ['high', 'medium', 'low'].map((severity) => {
      const chip = document.querySelector(`.severity-${severity}`);
      return chip && getComputedStyle(chip, '::before').content;
    }),
  );
  // Whichever of the two forms the engine knows, with or without the text alternative.
  expect(shapes.map((shape) => shape?.[1])).toEqual(['\u25b2', '\u25c6', '\u25cf']);
});

test('a tool that loads above the section of the hash does not move it', async ({reader}) => {
  await reader.open('/docs/hooks/cascading-scans#errors');
  await reader.touch();
  await reader.see('[data-starts-scripts] [role=status]');
  // In WebKit, the page is scrolled one frame after the tool has grown.
  await expect.poll(() => readTop(reader, '#errors')).toBeLessThan(100);
  expect(await readTop(reader, '#errors')).toBeGreaterThan(60);
});

test('the check of a manifest names the mistake that is typed', async ({reader}) => {
  await reader.open('/docs/api/crds#check-a-manifest');
  await reader.touch();
  await reader.see('[role=status]', 'checked against');
  await reader.fill('textarea', '{apiVersion: execution.securecodebox.io/v1, kind: Scans}');
  await reader.see('ol > li', 'Scans');
});

test('the explainer says which rules start a scan', async ({reader}) => {
  await reader.open('/docs/hooks/cascading-scans#why-does-nothing-start');
  await reader.touch();
  await reader.see('[data-starts-scripts] [role=status]', '1 of 5 rules starts a scan.');
  await reader.click('label', 'screenshooter');
  await reader.see('[data-starts-scripts] [role=status]', '1 of 7 rules starts a scan.');
});

test('the chooser of images counts the charts that are chosen', async ({reader}) => {
  await reader.open('/docs/operations/closed-networks#mirror');
  await reader.touch();
  await reader.click('label', 'MinIO');
  await reader.click('label', 'amass');
  await reader.see('[role=status]', '3 charts, 6 images.');
});

test('live code runs, and a syntax error shows its line', async ({reader}) => {
  await reader.open('/docs/contributing/integrating-a-scanner/parser-dir#write-parserjs');
  await reader.touch();
  await reader.see('[role=status]', '5 findings, valid');
  // Firefox reports it itself, too.
  reader.expected.push(/^Error: SyntaxError/);
  await reader.fill('textarea', 'const a = 1;\nconst b = ;');
  await reader.see('[role=status]', 'Line 2: SyntaxError');
  // Not the scrolling box between two editors.
  await reader.press('Escape');
  await reader.press('Tab');
  expect(await reader.evaluate(() => document.activeElement?.localName)).toBe('textarea');
});

test('closed folds are open on paper, and closed again', async ({reader}) => {
  await reader.open('/docs/scanners/nmap');
  const countClosed = () =>
    reader.evaluate(() => document.querySelectorAll('.markdown details:not([open])').length);
  const closed = await countClosed();
  expect(closed).toBeGreaterThan(0);
  await reader.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await countClosed()).toBe(0);
  await reader.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await countClosed()).toBe(closed);
});
