import {describe, expect, it} from 'vitest';

import {collectHeaders, renderHeadersFile, parseHeadersFile, type HeaderRule} from './headersFile';

const rules: HeaderRule[] = [
  {path: '/*', headers: {'Content-Security-Policy': "default-src 'none'", 'Referrer-Policy': 'no-referrer'}},
  {path: '/frame.html', headers: {'Content-Security-Policy': 'script-src blob:'}},
];

describe('renderHeadersFile', () => {
  it('writes paths, and their headers indented', () => {
    expect(renderHeadersFile(rules)).toBe(
      [
        '/*',
        "  Content-Security-Policy: default-src 'none'",
        '  Referrer-Policy: no-referrer',
        '',
        '/frame.html',
        '  Content-Security-Policy: script-src blob:',
        '',
      ].join('\n'),
    );
  });
});

describe('parseHeadersFile', () => {
  it('reads what was written', () => {
    expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules);
  });

  it('skips comments and empty lines', () => {
    expect(parseHeadersFile('# why\n\n/a\n  # too\n  X-A: b: c\n')).toEqual([
      {path: '/a', headers: {'X-A': 'b: c'}},
    ]);
  });

  it.each([
    ['docs\n  X-A: b', '_headers:1: a path begins with "/"'],
    ['  X-A: b', '_headers:1: expected "Name: value" below a path'],
    ['/a\n  no colon', '_headers:2: expected "Name: value" below a path'],
    ['/a\n  X A: b', '_headers:2: expected "Name: value" below a path'],
  ])('refuses %j', (text, message) => {
    expect(() => parseHeadersFile(text)).toThrow(message);
  });
});

describe('collectHeaders', () => {
  it('lets the later rule win for each header', () => {
    expect(collectHeaders(rules, '/frame.html')).toEqual({
      'Content-Security-Policy': 'script-src blob:',
      'Referrer-Policy': 'no-referrer',
    });
  });

  it.each([
    ['/assets/*', '/assets/js/main.js', true],
    ['/assets/*', '/docs/assets/main.js', false],
    ['/*.md', '/docs/a.md', true],
    ['/*.md', '/docs/chart.yaml.md', true],
    ['/*.md', '/docs/amd', false],
    ['/*.md', '/docs/a.md/b', false],
    ['/llms-full.txt', '/llms-full.txt', true],
    ['/llms-full.txt', '/llms-full-txt', false],
    ['/frame.html', '/frame.html/x', false],
  ])('lets a star, and nothing else, stand for any characters: %s, %s', (rule, path, fits) => {
    expect(collectHeaders([{path: rule, headers: {'X-A': 'a'}}], path)).toEqual(fits ? {'X-A': 'a'} : {});
  });
});
