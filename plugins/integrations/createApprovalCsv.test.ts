import {expect, it} from 'vitest';

import {createApprovalCsv} from './createApprovalCsv';

const ORIGIN = 'https://example.com';

function createLine(...cells: string[]): string | undefined {
  const columns = cells.map((_, index) => `Column ${index}`);
  const rows = [{title: 'Nmap', permalink: '/docs/nmap', cells}];
  return createApprovalCsv({columns, rows}, ORIGIN).split('\r\n')[1];
}

it('has a header, lines that end as RFC 4180 wants, and URLs of pages', () => {
  const rows = [
    {title: 'Amass', permalink: '/docs/amass', cells: ['A']},
    {title: 'Nmap', permalink: '/docs/nmap', cells: ['B']},
  ];
  expect(createApprovalCsv({columns: ['Touches'], rows}, ORIGIN)).toBe(
    'Scanner,Touches,Page\r\nAmass,A,https://example.com/docs/amass\r\nNmap,B,https://example.com/docs/nmap\r\n',
  );
});

it.each([
  ['a comma', 'TCP 80, 443', '"TCP 80, 443"'],
  ['quotes', 'a "quoted" word', '"a ""quoted"" word"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['code', 'with `-sV`', 'with -sV'],
])('writes a cell with %s', (_, cell, expected) => {
  // Lines end with CR and LF: this one contains only a line feed.
  expect(createLine(cell)).toBe(`Nmap,${expected},https://example.com/docs/nmap`);
});
