/** `npm run bench [-- options] [folder …]`, see README.md. */
import {parseArgs} from 'node:util';

import {measureNavigation} from './navigation';
import {measurePages} from './pages';
import {measureSearch} from './search';
import {openSites, type Bench} from './sites';
import {renderTable, type Row} from './table';

const MODULES: Record<string, (bench: Bench) => Promise<Row[]>> = {
  pages: measurePages,
  navigation: measureNavigation,
  search: measureSearch,
};

const PAGES = [
  '/',
  '/docs/scbctl/installation',
  '/docs/getting-started/installation',
  '/docs/scanners/nmap',
  '/docs/api/crds/scan',
  '/blog',
  '/blog/2023/09/01/sbom-part-one-generation',
];

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      only: {type: 'string', multiple: true, default: Object.keys(MODULES)},
      page: {type: 'string', multiple: true, default: PAGES},
      runs: {type: 'string'},
    },
  });
  const runs = values.runs === undefined ? {} : {runs: Number(values.runs)};
  const {sites, close} = await openSites(positionals);
  const names = sites.map(({name}) => name);
  try {
    for (const name of values.only) {
      const measure = MODULES[name];
      if (!measure) throw new Error(`--only takes ${Object.keys(MODULES).join(', ')}, got "${name}"`);
      console.error(`bench: measuring ${name} …`);
      const rows = await measure({sites, pages: values.page, ...runs});
      console.log(`\n## ${name}\n\n${renderTable(names, rows)}`);
    }
  } finally {
    close();
  }
}

main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}. bench/README.md lists the options.`);
  process.exitCode = 1;
});
