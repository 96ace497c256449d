import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';

import {loadImages} from '../../platform/catalogue/loadImages';
import {loadCharts} from '../../platform/loadPlatform';
import type {Page} from './collectPages';
import {buildApproval, renderApprovalCsv} from './buildApproval';
import {buildCatalogue} from './buildCatalogue';

const FOLDER = join(__dirname, '../../docs/scanners');

const pages = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file): Page => {
    const [, yaml = ''] = readFileSync(join(FOLDER, file), 'utf8').split(/^---$/m);
    const frontMatter = parse(yaml) as Record<string, unknown>;
    const slug = basename(file, '.md');
    const permalink = `/docs/scanners/${slug}`;
    return {
      kind: 'scanner',
      file,
      slug,
      permalink,
      title: String(frontMatter.title),
      isListed: true,
      frontMatter,
    };
  });

const {scanners} = buildCatalogue(pages, loadCharts(), () => '');
const {columns, rows} = buildApproval(scanners, pages, loadImages());

function read(title: string, column: string): string | undefined {
  return rows.find((row) => row.title === title)?.cells[columns.indexOf(column)];
}

describe('the table for approvals', () => {
  it('has a row for each scanner, in the order of the catalogue, and a cell for each column', () => {
    expect(rows.map(({title}) => title)).toEqual(scanners.map(({title}) => title));
    expect(rows.length).toBeGreaterThan(20);
    for (const {cells} of rows) expect(cells.filter((cell) => cell !== '')).toHaveLength(columns.length);
  });

  it('says how intrusive a scanner is, and repeats the answers of its page', () => {
    expect(read('Nmap', 'Touches the target')).toMatch(/^Active\. TCP connections to ports 80 and 443 /);
    expect(read('Nmap', 'Credentials')).toBe('None');
    expect(read('Nmap', 'Outbound, every scan')).toContain('DNS (port 53)');
  });

  it('names all images of a scan with their tags', () => {
    const lurker = '`docker.io/securecodebox/lurker:4.13.0`';
    expect(read('Gitleaks', 'Images')).toBe(
      `\`docker.io/securecodebox/parser-gitleaks:4.13.0\`, \`docker.io/zricethezav/gitleaks:v8.23.3\`, \`docker.io/alpine/git:latest\` (init container that clones), ${lurker}`,
    );
    // Scanner with the version of the chart, and a side container.
    expect(read('ZAP Advanced', 'Images')).toBe(
      `\`docker.io/securecodebox/parser-zap:4.13.0\`, \`docker.io/securecodebox/scanner-zap-advanced:4.13.0\`, \`docker.io/softwaresecurityproject/zap-stable:2.16.0\`, ${lurker}`,
    );
  });
});

it('no cell of the file is a formula for a spreadsheet', () => {
  const csv = renderApprovalCsv({columns, rows}, 'https://example.com');
  // Beginnings of lines, and of cells after a comma, quoted or not; commas within cells are followed by a space.
  expect(csv.match(/(?:^|,)"?[=+@\t\r-]/gm)).toBeNull();
  expect(csv).not.toContain('`');
  expect(csv.split('\r\n')).toHaveLength(rows.length + 2);
});

const ORIGIN = 'https://example.com';

it('has a header, lines that end as RFC 4180 wants, and URLs of pages', () => {
  const rows = [
    {title: 'Amass', permalink: '/docs/amass', cells: ['A']},
    {title: 'Nmap', permalink: '/docs/nmap', cells: ['B']},
  ];
  expect(renderApprovalCsv({columns: ['Touches'], rows}, ORIGIN)).toBe(
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
  const table = {columns: ['A'], rows: [{title: 'Nmap', permalink: '/docs/nmap', cells: [cell]}]};
  const [, line] = renderApprovalCsv(table, ORIGIN).split('\r\n');
  expect(line).toBe(`Nmap,${expected},https://example.com/docs/nmap`);
});
