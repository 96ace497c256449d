import {describe, expect, it} from 'vitest';

import {formatFault} from '../../text/fault';
import {writeFixtureSite} from '../../tests/support/builtSite';
import {readPages} from '../sources/readPages';
import {createBrowsersCheck} from './browsersCheck';

const SUPPORTED = ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4'];

async function check(
  files: Record<string, string>,
  {exceptions = [], browsers = SUPPORTED}: {exceptions?: string[]; browsers?: string[]} = {},
): Promise<string[]> {
  const built = Object.entries(files).map(([file, text]) => [`build/${file}`, text]);
  const siteDir = writeFixtureSite({
    ...(Object.fromEntries(built) as Record<string, string>),
    'package.json': JSON.stringify({browserslist: {production: browsers}}),
  });
  const {faults} = await createBrowsersCheck(exceptions).run({siteDir, readPages: () => readPages(siteDir)});
  return faults.map(formatFault);
}

const ADVICE =
  'Put a style into @supports or after one that they know, ask in a script whether it exists, or add it to checks/browsers/exceptions.ts.';

describe('the check of browsers finds in style sheets', () => {
  it.each([
    ['p{text-box-trim:trim-both}', 'text-box-trim:trim-both', 'css.properties.text-box-trim'],
    ['p{text-wrap:balance}', 'text-wrap:balance', 'css.properties.text-wrap'],
    ['p{width:calc-size(auto,size)}', 'width:calc-size(auto,size)', 'css.types.calc-size'],
    ['p{margin:1rcap}', 'margin:1rcap', 'css.types.length.rcap'],
    ['details::details-content{top:0}', 'details::details-content{top:0}', 'css.selectors.details-content'],
    ['p{a{color:red}}', 'a{color:red}', 'css.selectors.nesting'],
    [
      '@media (scripting:none){p{top:0}}',
      '@media (scripting:none){p{top:0}}',
      'css.at-rules.media.scripting',
    ],
    ['@scope (p){a{color:red}}', '@scope (p){a{color:red}}', 'css.at-rules.scope'],
    ["p::before{content:'a' / ''}", "content:'a' / ''", 'css.properties.content.alt_text'],
    ["p::before{content:var(--a) / ''}", "content:var(--a) / ''", 'css.properties.content.alt_text'],
  ])('%s', async (css, text, feature) => {
    const message = `build/a.css: "${text}" needs ${feature}, which is not in all browsers `;
    const faults = await check({'a.css': css});
    expect(faults.map((fault) => fault.slice(0, message.length))).toEqual([message]);
  });

  it('and says in which browsers it is, and what to do', async () => {
    expect(await check({'a.css': 'p{text-wrap:balance}'})).toEqual([
      `build/a.css: "text-wrap:balance" needs css.properties.text-wrap, which is not in all browsers of package.json: chrome 114, safari_ios 17.4, safari 17.4. ${ADVICE}`,
    ]);
  });

  it('a fallback that none falls back to, and `:has()` in a list', async () => {
    const faults = await check({
      'a.css': 'p::before{content:"a";content:var(--a) / ""}p,a:has(b){color:red}',
    });
    expect(faults).toEqual([
      'build/a.css: "content:var(--a) / """: no browser falls back from it, as var() is resolved too late.',
      'build/a.css: "p,a:has(b){color:red}": a browser without :has() drops the whole list: use a rule of its own, or :is().',
    ]);
  });

  it('what scripts and pages contain', async () => {
    const faults = await check({
      'a.js': 'add("p{text-box-trim:trim-both}")',
      'a.html': '<style>a{text-box-trim:trim-both}</style>',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['build/a.html', 'build/a.js']);
  });

  it.each([
    '@supports (text-box-trim:trim-both){p{text-box-trim:trim-both}}',
    '@supports selector(::details-content){details::details-content{color:red}}',
    'p::before{content:"a";content:"a" / ""}',
    'a:has(b){color:red}:is(p,a:has(b)){color:red}a:has(b),i:has(b){color:red}',
    'p{color:color-mix(in srgb,red 20%,var(--text-box-trim))}@container (width>1rem){p{margin:1lh}}',
    '@keyframes a{from{color:red}}p{background:url(a/text-box-trim)}',
  ])('nothing wrong with %s', async (css) => {
    expect(await check({'a.css': css})).toEqual([]);
  });
});

describe('the check of browsers finds in scripts', () => {
  it.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['a.union(b)', 'javascript.builtins.Set.union'],
    ['Object.groupBy(a,b)', 'javascript.builtins.Object.groupBy'],
    ['new URLPattern(a)', 'api.URLPattern'],
    ['document.startViewTransition(a)', 'api.Document.startViewTransition'],
    ['a.checkVisibility()', 'api.Element.checkVisibility'],
  ])('%s', async (script, feature) => {
    const faults = await check({'a.js': script, 'a.html': `<script>${script};</script>`});
    expect(faults.map((fault) => fault.split(' needs ')[1]?.split(',')[0])).toEqual([feature, feature]);
  });

  it('`toSorted` where Firefox before 115 is supported, and nowhere else', async () => {
    const files = {'a.js': 'a.toSorted()'};
    expect(await check(files)).toEqual([]);
    const [fault] = await check(files, {browsers: ['firefox >= 113']});
    expect(fault).toContain('javascript.builtins.Array.toSorted');
  });

  it.each([
    'if(document.startViewTransition)document.startViewTransition(a)',
    'a.checkVisibility?.()',
    '"union"in a&&a.union(b)',
    'typeof URLPattern==="undefined"||new URLPattern(a)',
    'class URLPattern{}new URLPattern(a)',
    'a={union:1};a.union',
  ])('nothing wrong with %s', async (script) => {
    expect(await check({'a.js': script})).toEqual([]);
  });
});

it('an exception allows a feature; one that is not needed is a fault', async () => {
  const exceptions = ['css.properties.text-box-trim'];
  expect(await check({'a.css': 'p{text-box-trim:cap}'}, {exceptions})).toEqual([]);
  expect(await check({'a.css': ''}, {exceptions})).toEqual([
    'checks/browsers/exceptions.ts: css.properties.text-box-trim needs no exception any more. Remove it.',
  ]);
});
