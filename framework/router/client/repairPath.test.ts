import {describe, expect, it} from 'vitest';

import {repairEncoding, repairPath} from './repairPath';

const PAGES = ['/base/', '/base/docs/a', '/base/docs/api/', '/base/docs/chart.yaml', '/base/docs/ä'];
const findPage = (path: string) => PAGES.find((page) => page.replace(/\/$/, '') === path.replace(/\/$/, ''));
const repair = (path: string) => repairPath(path, findPage);

describe('repairPath', () => {
  it.each([
    ['/base/docs/a.html', '/base/docs/a'],
    ['/base/docs/a/index.html', '/base/docs/a'],
    ['/base/docs//a', '/base/docs/a'],
    ['//base///docs/a', '/base/docs/a'],
    ['/base/docs%2Fa', '/base/docs/a'],
    ['/base/docs/api/index.html', '/base/docs/api/'],
    ['/base/docs/chart.yaml.html', '/base/docs/chart.yaml'],
    ['/base/index.html', '/base/'],
    ['/base//', '/base/'],
  ])('makes of %s the path of the page', (path, repaired) => {
    expect(repair(path)).toBe(repaired);
  });

  it.each([
    ...PAGES,
    '/base',
    '/base/docs/a/',
    '/base/docs/%61',
    '/base/docs/%C3%A4',
    '/base/docs/b.html',
    '/base/DOCS/a',
    '/base/docs/a%20',
    '/base/docs/a%3Fb',
    '//host.example/',
    '/docs/a.html',
  ])('leaves %s alone', (path) => {
    expect(repair(path)).toBe(path);
  });

  it.each([
    ['/base/%E0%A4%A', '/base/%25E0%25A4%25A'],
    ['/base/100%', '/base/100%25'],
    ['/base/%20%', '/base/%2520%25'],
  ])('encodes the percent signs of %s, which cannot be decoded', (path, repaired) => {
    expect(repair(path)).toBe(repaired);
    expect(decodeURI(repaired)).toBe(path);
  });
});

describe('repairEncoding', () => {
  it.each([
    ['', ''],
    ['#a', '#a'],
    ['#%C3%A4', '#%C3%A4'],
    ['#100%', '#100%25'],
    ['#%zz', '#%25zz'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ])('makes of the hash %s one that can be decoded: %s', (hash, repaired) => {
    expect(repairEncoding(hash)).toBe(repaired);
    expect(() => decodeURIComponent(repaired)).not.toThrow();
  });
});
