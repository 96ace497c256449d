/** `npm run bench:scale [-- 200 1000 2000]`, see README.md. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';

import {readPages} from '../checks/sources/readPages';
import {readPageHtml, readPageScripts} from '../tests/buildPages';
import {tunedQueries} from '../tests/relevance/queries';
import {copySources} from '../tests/support/copySources';
import {openLocalSearch} from './localSearch';
import {measureProcess} from './measureProcess';
import {createPages, toPlainMarkdown, type SourcePage} from './scalePages';
import {renderTable, type Row, type Unit} from './table';

const ROOT = resolve(__dirname, '..');
/** Has no part that grows with the site, except what all pages share. */
const PAGE = 'docs/scanners/nmap';
/** Of the first file of the search, because a single one is noisy. */
const OPENINGS = 5;

async function readSources(): Promise<SourcePage[]> {
  const {pages} = await readPages(ROOT);
  return pages
    .filter(({file}) => file.startsWith('docs/'))
    .map(({frontMatter: {title, description, subjects = []}, tree}) => ({
      title: String(title),
      description: String(description),
      subjects: subjects as string[],
      text: toPlainMarkdown(tree),
    }));
}

function createSite(dir: string, pages: ReadonlyMap<string, string>): void {
  copySources(dir);
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  for (const [path, markdown] of pages) {
    const file = join(dir, 'docs', path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, markdown);
  }
}

function measureFolder(dir: string): number {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).map((file) =>
    statSync(join(dir, file)),
  );
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

const compress = (data: Buffer | string): number => gzipSync(data, {level: 9}).length / 1000;

type Measure = [label: string, unit: Unit, runs: readonly number[]];

/** What readers load, and how long the search takes. */
function measureSite(build: string): Measure[] {
  const read = (path: string) => readFileSync(join(build, path));
  // Each is forgotten before the next: what one keeps in memory would slow down the others.
  const openings = Array.from({length: OPENINGS}, () => openLocalSearch(build).openingTime);
  const search = openLocalSearch(build);
  for (const {query} of tunedQueries) search.ask(query);
  const slow = search.times.toSorted((a, b) => a - b)[Math.floor(search.times.length * 0.95)] ?? NaN;
  const html = readPageHtml(PAGE, build);
  const scripts = readPageScripts(PAGE, build).map((path) => compress(read(path)));
  return [
    ['pages in the search', 'count', [search.routes.length]],
    ['sections in the search', 'count', [search.sections]],
    ['build folder (MB)', 'count', [measureFolder(build) / 1e6]],
    ['search: first file', 'KB', [read('search-index-en.json').length / 1000]],
    ['search: first file, gzip', 'KB', [search.size / 1000]],
    ['search: second file, gzip', 'KB', [compress(read('search-supplement-en.json'))]],
    ['search: texts, gzip', 'KB', [compress(read('search-content-en.json'))]],
    ['search: opening the first file', 'ms', openings],
    ['search: query, median (µs)', 'count', search.times.map((time) => time * 1000)],
    ['search: query, p95 (µs)', 'count', [slow * 1000]],
    ['a page: HTML', 'KB', [Buffer.byteLength(html) / 1000]],
    ['a page: HTML, gzip', 'KB', [compress(html)]],
    ['a page: scripts, gzip', 'KB', [scripts.reduce((sum, size) => sum + size, 0)]],
  ];
}

/** What a build with this many more pages takes. */
async function measureSize(sources: readonly SourcePage[], count: number): Promise<Measure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  try {
    createSite(dir, createPages(sources, count));
    const {seconds, processor, memory} = await measureProcess('npm', ['run', 'build'], dir);
    return [
      ['build (s)', 'count', [seconds]],
      ['build, processor (s)', 'count', [processor]],
      ['peak memory (MB)', 'count', [memory / 1e6]],
      ...measureSite(join(dir, 'build')),
    ];
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [200, 1000, 2000];
  const sources = await readSources();
  const sizes: Measure[][] = [];
  for (const count of counts) {
    console.error(`bench: building ${count} more pages …`);
    // One size that fails is a result, too: a column of dashes.
    sizes.push(
      await measureSize(sources, count).catch((error: unknown) => {
        console.error(`bench: ${(error as Error).message}`);
        return [];
      }),
    );
  }
  const labels = sizes.find((measures) => measures.length > 0) ?? [];
  const rows: Row[] = labels.map(([label, unit], index) => ({
    label,
    unit,
    runs: sizes.map((measures) => measures[index]?.[2] ?? []),
  }));
  console.log(
    renderTable(
      counts.map((count) => `+${count.toLocaleString('en')}`),
      rows,
    ),
  );
}

main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
});
