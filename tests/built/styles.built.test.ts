import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {collectClasses} from '../../framework/style-sheet/removeUnused';
import {readBuiltFile, readHtmlPaths, readPageHtml} from '../buildPages';

/** Maximum total size of a page's style sheets, in kilobytes (1,000 bytes) after gzip, and their maximum number. */
const BUDGET = {kilobytes: 22, sheets: 4};

/** The same for the sheet of rules for paper, which is not among them. */
const PAPER_KILOBYTES = 1.3;

/** Classes that scripts set when the reader does something, in sheets that all pages have. */
const STATE_CLASSES = [
  'menu__list-item--collapsed',
  'menu__link--active',
  'navbar__link--active',
  'navbar-sidebar--show',
  'navbar-sidebar__items--show-secondary',
  'dropdown--show',
  'dropdown__link--active',
  'table-of-contents__link--active',
  'pagination-nav__link--next',
  'pagination-nav__link--prev',
  'tabs__item--active',
  'button--link',
];
/** The same for classes of CSS modules, by prefix. */
const STATE_MODULES = ['navbarHidden_', 'dismissed_', 'error_', 'errorBoundaryError_'];

interface Sheet {
  kilobytes: number;
  classes: ReadonlySet<string>;
  css: string;
}

const sheets = new Map<string, Sheet>();

function readSheet(path: string): Sheet {
  const known = sheets.get(path);
  if (known) return known;
  const css = readBuiltFile(path).toString();
  const sheet = {
    css,
    kilobytes: gzipSync(css, {level: 9}).length / 1000,
    classes: collectClasses(new Map([[path, css]])),
  };
  sheets.set(path, sheet);
  return sheet;
}

function readPages() {
  const pages = readHtmlPaths().map((path) => ({path, html: readPageHtml(path)}));
  pages.push({path: '/404.html', html: readBuiltFile('404.html').toString()});
  return pages.map(({path, html}) => ({
    path,
    html,
    classes: new Set(
      [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>"]+))/g)].flatMap(([, quoted, bare]) =>
        (quoted ?? bare ?? '').split(/\s+/),
      ),
    ),
    sheets: [...html.matchAll(/<link rel=stylesheet href=\/?([^\s>]+)/g)].map(([, file = '']) =>
      readSheet(file),
    ),
  }));
}

describe('Style sheets', () => {
  const pages = readPages();

  it('are few and light on every page', () => {
    const heavy = pages
      .map(({path, sheets: own}) => ({
        path,
        count: own.length,
        kilobytes: own.reduce((sum, {kilobytes}) => sum + kilobytes, 0),
      }))
      .filter(({count, kilobytes}) => count === 0 || count > BUDGET.sheets || kilobytes > BUDGET.kilobytes);
    expect(heavy).toEqual([]);
  });

  it('of paper delay no page: each page has the same light one, which the screen does not wait for', () => {
    const sheetsOfPaper = pages.flatMap(({path, html}) => {
      const links = [...html.matchAll(/<link rel=stylesheet media=print href=\/?([^\s>]+)/g)];
      return links.length === 1 ? links.map(([, file = '']) => file) : [`${links.length} on ${path}`];
    });
    const [file = '', ...others] = new Set(sheetsOfPaper);
    expect(others).toEqual([]);
    const css = readBuiltFile(file).toString();
    expect(css).toMatch(/^@media print\{/);
    expect(gzipSync(css, {level: 9}).length / 1000).toBeLessThanOrEqual(PAPER_KILOBYTES);
  });

  it('keep the rules of every class that a page has', () => {
    const infima = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
    const known = collectClasses(new Map([['infima.css', infima]]));
    for (const {classes} of sheets.values()) classes.forEach((name) => known.add(name));
    const lost = new Set(
      pages.flatMap(({path, classes, sheets: own}) =>
        [...classes]
          .filter((name) => known.has(name) && !own.some((sheet) => sheet.classes.has(name)))
          .map((name) => `${name} on ${path}`),
      ),
    );
    expect([...lost]).toEqual([]);
  });

  it('keep the rules of classes that scripts set', () => {
    const common =
      pages.find(({path}) => path === '/404.html')?.sheets.flatMap(({classes}) => [...classes]) ?? [];
    expect(STATE_CLASSES.filter((name) => !common.includes(name))).toEqual([]);
    expect(STATE_MODULES.filter((start) => !common.some((name) => name.startsWith(start)))).toEqual([]);
  });

  it('set every custom property that the HTML reads', () => {
    const set = new Set(
      [...sheets.values()].flatMap(({css}) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
    );
    const missing = new Set(
      pages.flatMap(({html}) =>
        [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name).filter((name) => !set.has(name)),
      ),
    );
    expect([...missing]).toEqual([]);
  });
});
