import {defineConfig, devices} from '@playwright/test';

import {CHROMIUM_ARGS, findChromium} from './scripts/chromium';

/** The free port that the server has taken: other runs and previews can go on beside this one. */
const PORT = process.env.TEST_SERVER_PORT ?? '0';

export default defineConfig({
  testDir: 'tests',
  // The others are unit tests.
  testMatch: '**/*.spec.ts',
  // A folder of its own: Playwright empties it, and other suites write beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // These end a test that hangs. They say nothing about speed: the machine may be busy with other things.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_ARGS},
    // A trace is recorded from the first step on and makes a test a third slower: `--trace on` records one case.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx tsx scripts/serve.ts --port 0',
    // Playwright hands what the group matches to its workers, as a variable of this name.
    wait: {stdout: /http:\/\/localhost:(?<TEST_SERVER_PORT>\d+)/},
  },
});
