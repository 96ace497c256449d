import {defineConfig, devices} from '@playwright/test';

import {CHROMIUM_ARGS, findChromium} from './scripts/chromium';

/** A port of its own, so that a preview on 3000 can go on running beside the tests. */
const PORT = 4173;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_ARGS},
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
