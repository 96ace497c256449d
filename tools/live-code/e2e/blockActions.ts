import type {Locator, Page} from '@playwright/test';

import {openPage} from '../../../tests/e2e/pageActions';
import {expect} from '../../../tests/e2e/test';

export const PARSER_PAGE = '/docs/contributing/integrating-a-scanner/parser-dir';
export const HOOK_PAGE = '/docs/contributing/integrating-a-hook/hook';
export const FINDING_PAGE = '/docs/api/finding';
export const COMPONENT_PAGE = '/blog/2020/09/08/blinmaker';

export const getBlock = (page: Page) => page.getByRole('region', {name: /^Live example:/});

export async function openBlock(page: Page, path: string, label: string) {
  await openPage(page, path);
  return findBlock(page, path, label);
}

export async function findBlock(page: Page, path: string, label: string) {
  await scrollToBlock(page, path);
  const block = getBlock(page);
  const status = block.getByRole('status');
  await expect(status).not.toHaveText('Running …');
  return {
    editor: block.getByRole('textbox', {name: new RegExp(`^${label} `)}),
    status,
    reset: block.getByRole('button', {name: 'Reset'}),
    rows: block.locator('tbody tr'),
    log: block.locator('pre').last(),
  };
}

/** For each live block, a line that only its code contains. */
export const CODE_LINES: Record<string, string> = {
  [PARSER_PAGE]: 'module.exports.parse = parse;',
  [HOOK_PAGE]: 'module.exports.handle = handle;',
  [FINDING_PAGE]: '"location": "tcp://scanme.nmap.org:22"',
  [COMPONENT_PAGE]: 'function BlinMaker()',
};

export function getPlainCode(page: Page, path: string): Locator {
  return page.locator('.theme-code-block', {hasText: CODE_LINES[path] ?? ''});
}

export async function scrollToBlock(page: Page, path: string): Promise<void> {
  const block = getPlainCode(page, path).or(getBlock(page));
  // Retried, because the editor replaces the plain block while it comes into view.
  await expect(() => block.first().scrollIntoViewIfNeeded({timeout: 1000})).toPass();
}
