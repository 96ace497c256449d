import puppeteer, {type Browser, type BrowserContext, type Page} from 'puppeteer-core';

import {Reader, type Key} from './Reader';

/**
 * Starts a real Firefox, over WebDriver BiDi. Not with Playwright, which only drives a Firefox of its own without
 * changes to its code.
 *
 * @param executablePath path of the program
 */
export function startFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({browser: 'firefox', executablePath, headless: true});
}

/** A page of its own, in Firefox. */
export class FirefoxReader extends Reader {
  readonly #context: BrowserContext;
  readonly #page: Page;
  #problems: string[] = [];

  constructor(baseUrl: string, context: BrowserContext, page: Page) {
    super(baseUrl);
    this.#context = context;
    this.#page = page;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#problems.push(message.text());
    });
    page.on('pageerror', (error) => this.#problems.push(String(error)));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Not a failure of the site: the browser cancels requests when the reader leaves a page.
      if (reason !== 'NS_BINDING_ABORTED') this.#problems.push(`${reason} ${request.url()}`);
    });
  }

  static async open(baseUrl: string, browser: Browser): Promise<FirefoxReader> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const reader = new FirefoxReader(baseUrl, context, page);
    await reader.resize(1280);
    return reader;
  }

  async load(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.#page.evaluate<unknown[], (...own: unknown[]) => T>(run as (...own: unknown[]) => T, ...args);
  }

  async press(key: string, ...held: Key[]): Promise<void> {
    for (const one of held) await this.#page.keyboard.down(one);
    await (key.length === 1 && held.length === 0
      ? this.#page.keyboard.sendCharacter(key)
      : this.#page.keyboard.press(key as Key));
    for (const one of held) await this.#page.keyboard.up(one);
  }

  resize(width: number): Promise<void> {
    return this.#page.setViewport({width, height: 900});
  }

  readProblems(): Promise<string[]> {
    return Promise.resolve(this.#problems);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
