/**
 * `npm run bench [-- options] [folder-or-url …]`: measures our build and others side by side, and prints one Markdown
 * table per module. The README in this folder says what is measured, and how.
 */
import type {Bench} from './bench';
import {measureNavigation} from './navigation';
import {parseOptions, type ModuleName} from './options';
import {measurePages} from './pages/measure';
import {measureSearch} from './search/opening';
import {findSources, openSites} from './sites/openSites';

const MODULES: Record<ModuleName, (bench: Bench) => Promise<string>> = {
  pages: measurePages,
  navigation: measureNavigation,
  search: measureSearch,
};

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const {sites, close} = await openSites(findSources(process.cwd(), options.others));
  try {
    for (const name of options.only) {
      console.error(`bench: measuring ${name} …`);
      console.log(`\n## ${name}\n\n${await MODULES[name]({...options, sites})}`);
    }
  } finally {
    close();
  }
}

main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}. bench/README.md lists the options.`);
  process.exitCode = 1;
});
