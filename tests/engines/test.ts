import {test as base} from '@playwright/test';

import {findEngines} from '../../scripts/browsers';
import {FirefoxReader, startFirefox} from './firefox';
import type {Reader} from './Reader';
import {startWebKit, WebKitReader} from './webkit';

export {expect} from '@playwright/test';

/** Playwright's test with a reader in another engine. A problem that the engine reports fails the test. */
export const test = base.extend<{reader: Reader}, {openReader: (baseUrl: string) => Promise<Reader>}>({
  /** Opens a page, with nothing stored, in the engine of the project. */
  openReader: [
    async ({}, use, {project}) => {
      const {path = ''} = findEngines().find(({name}) => name === project.name) ?? {};
      if (project.name === 'firefox') {
        const browser = await startFirefox(path);
        await use((baseUrl) => FirefoxReader.open(baseUrl, browser));
        await browser.close();
      } else {
        const driver = await startWebKit(path);
        await use((baseUrl) => WebKitReader.open(baseUrl, driver));
        driver.stop();
      }
    },
    {scope: 'worker'},
  ],
  reader: async ({openReader, baseURL}, use) => {
    const reader = await openReader(baseURL ?? '');
    await use(reader);
    const all = await reader.readProblems();
    const problems = all.filter((problem) => !reader.expected.some((pattern) => pattern.test(problem)));
    await reader.close();
    base.expect(problems, 'console messages and requests that failed').toEqual([]);
  },
});
