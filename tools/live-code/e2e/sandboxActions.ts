import {expect, type BrowserContext, type Page} from '@playwright/test';

import type {PageWatch} from '../../../tests/e2e/test';

interface SandboxFixtures {
  context: BrowserContext;
  baseURL: string | undefined;
  watch: PageWatch;
}

/** What readers' code must not reach, wherever it runs. */
const FORBIDDEN = {
  cookies: 'document.cookie',
  localStorage: 'localStorage.secret',
  indexedDB:
    "await new Promise((open, fail) => {const r = indexedDB.open('x'); r.onsuccess = open; r.onerror = () => fail(r.error);})",
  page: 'parent.document',
  fetch: "await fetch('/reached-by-code')",
  otherHost: "await fetch('https://example.com/reached-by-code')",
  eval: "(0, eval)('1')",
};

/**
 * Sets a cookie that sandboxed code must not see, and announces that requests of such code are blocked.
 *
 * @returns the URLs of everything that the browser receives from now on; the list grows
 */
export async function plantSecret({context, baseURL, watch}: SandboxFixtures): Promise<string[]> {
  // The frame's policy blocks each request before it leaves the browser.
  watch.expectProblem(/^failed request: csp \S+reached-by-code/);
  const received: string[] = [];
  context.on('response', (response) => void received.push(response.url()));
  await context.addCookies([{name: 'secret', value: 'cookie', url: baseURL ?? ''}]);
  return received;
}

/** Expects the frame that runs readers' code to have an origin of its own, and to allow only scripts. */
export async function expectOwnOrigin(page: Page, path: string): Promise<void> {
  await expect(page.locator(`iframe[src$="${path}"]`)).toHaveAttribute('sandbox', 'allow-scripts');
  const frame = page.frames().find((candidate) => candidate.url().endsWith(path));
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
}

/**
 * Creates code that tries to reach {@link FORBIDDEN} and more, and the lines that it writes if all of it is refused.
 *
 * @param write name of the function that takes a line
 */
export function createTries(
  more: Record<string, string>,
  baseURL: string | undefined,
  write: string,
): {code: string; refusals: string[]} {
  const tries = Object.entries({...FORBIDDEN, ...more});
  const lines = tries.map(([name, line]) => {
    const absolute = line.replaceAll("'/reached", `'${baseURL ?? ''}/reached`);
    return `try { ${absolute}; ${write}('${name}: reached'); } catch { ${write}('${name}: refused'); }`;
  });
  return {code: lines.join('\n'), refusals: tries.map(([name]) => `${name}: refused`)};
}
