import {defineConfig} from 'vitest/config';

const FOLDERS =
  '{bench,browser,checks,deploy,examples,framework,markdown,outputs,platform,scripts,search,src,tests,text,tools}';

export default defineConfig({
  test: {
    environment: 'node',
    // Vitest would leave one core to itself, which is half of a machine with two.
    maxWorkers: '100%',
    // Ends a test that hangs. It says nothing about speed: the machine may be busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*.test.ts', `${FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.{process,built,hosting,release}.test.ts'],
          // Files that share a worker share what they import: loading it for each anew takes longer than the tests.
          // So no test may leave anything behind in a module.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [`${FOLDERS}/**/*.process.test.ts`],
          // A build may take minutes on a machine that does other things as well.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          include: [`${FOLDERS}/**/*.release.test.ts`],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.built.test.ts'],
          // As above, and they share the pages that they have read.
          isolate: false,
          // Thousands of queries are judged before the first test of the search.
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['tests/hosting/*.hosting.test.ts'],
          // Packs what is built, once for all files: most of it is compression.
          globalSetup: 'tests/hosting/globalSetup.ts',
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
