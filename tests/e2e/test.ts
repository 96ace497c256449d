import {test as base, expect} from '@playwright/test';

/**
 * What went wrong while a test ran: console errors and warnings, uncaught errors, requests that failed or were answered
 * with an error, requests to other hosts. Every test fails on each of them unless it announces it here.
 */
export class PageWatch {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Notes one problem. `text` holds its kind, its message and its address. */
  add(text: string): void {
    this.#problems.push(text);
  }

  /** Announces problems that belong to the case under test. The test also fails if none of them occurs. */
  expectProblem(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Problems that nobody announced. */
  unexpected(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  /** Announced problems that did not occur. */
  missing(): string[] {
    return this.#expected
      .filter((pattern) => !this.#problems.some((problem) => pattern.test(problem)))
      .map(String);
  }
}

/** Playwright's test with the fixture `watch`, which is active in every test and in every tab of its context. */
export const test = base.extend<{watch: PageWatch}>({
  watch: [
    async ({context, baseURL}, use) => {
      const watch = new PageWatch();
      const host = new URL(baseURL ?? '').host;
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          watch.add(`console ${message.type()}: ${message.text()} ${message.location().url}`);
        }
      });
      context.on('weberror', (error) => watch.add(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.host !== host) watch.add(`other host: ${url.href}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The browser drops what it no longer needs when the reader leaves a page: no failure of the site.
        if (reason !== 'net::ERR_ABORTED') watch.add(`failed request: ${reason} ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) watch.add(`response ${response.status()}: ${response.url()}`);
      });
      await use(watch);
      // Requests that a test still holds back must not outlive it.
      await Promise.all(context.pages().map((page) => page.unrouteAll({behavior: 'ignoreErrors'})));
      expect(watch.unexpected(), 'console messages and requests that the test did not announce').toEqual([]);
      expect(watch.missing(), 'announced problems that did not occur').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
