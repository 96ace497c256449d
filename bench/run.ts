/**
 * `npm run bench [-- options] [folder-or-url …]`: measures our build and others side by side, and prints one Markdown
 * table a module. The README in this folder says what is measured, and how.
 */
import type {Bench} from './bench';
import {measureLighthouse} from './lighthouse/measure';
import {measureNavigation} from './navigation/measure';
import {parseOptions, type ModuleName} from './options';
import {measureSearch} from './search/compareSites';
import {findSources, openSites} from './sites/openSites';
import {measureBuild} from './build/measure';
import {measureFirstTouch} from './first-touch/measure';
import {measureWeight} from './weight/measure';

/** A module measures all sites and returns Markdown. */
type Module = {title: string; measure: (bench: Bench) => Promise<string>};

const MODULES: Partial<Record<ModuleName, Module>> = {
  build: {title: 'Build', measure: measureBuild},
  lighthouse: {title: 'Lighthouse', measure: measureLighthouse},
  'first-touch': {title: 'First touch', measure: measureFirstTouch},
  navigation: {title: 'Navigation', measure: measureNavigation},
  search: {title: 'Search', measure: measureSearch},
  weight: {title: 'Weight', measure: measureWeight},
};

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const {sites, close} = await openSites(findSources(process.cwd(), options.others));
  try {
    for (const name of options.only) {
      const module = MODULES[name];
      if (!module) continue;
      console.error(`bench: measuring ${name} …`);
      console.log(`\n## ${module.title}\n\n${await module.measure({...options, sites})}`);
    }
  } finally {
    close();
  }
}

// What was started ends with this process: its exit has to be heard.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
});
