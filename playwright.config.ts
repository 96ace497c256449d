import {join} from 'node:path';
import {defineConfig, devices} from '@playwright/test';

import {CHROMIUM_ARGS, findChromium, findEngines} from './scripts/browsers';

/** The free port that the server has chosen, so that other test runs and previews can run at the same time. */
const PORT = process.env.TEST_SERVER_PORT ?? '0';

export default defineConfig({
  // The others are unit tests.
  testMatch: '{tests,tools}/**/*.spec.ts',
  // A separate folder, because Playwright empties it, and other suites write next to it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only to end a test that hangs. Generous, because the machine may be busy.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      // No process in reserve for a page that may come: it takes a tenth of the time.
      args: [...CHROMIUM_ARGS, '--renderer-process-limit=1'],
      // Fonts of its own, so that no measure depends on what is installed.
      env: {...process.env, FONTCONFIG_FILE: join(__dirname, 'tests', 'fonts.conf')},
    },
    // No traces by default, which make a test a third slower: record a single case with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'chromium', testIgnore: 'tests/engines/*.spec.ts'},
    ...findEngines().map(({name}) => ({name, testMatch: 'tests/engines/*.spec.ts'})),
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts --port 0',
    // Playwright sets a variable with the name of the group for its workers.
    wait: {stdout: /http:\/\/localhost:(?<TEST_SERVER_PORT>\d+)/},
  },
});
