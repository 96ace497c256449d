import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';

import {checkNewColours, CONTRAST_STYLES, reuseContrast, type ContrastPage} from './reuseContrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The modes differ only in colours, so all other rules have the same result in both. */
const COLOUR_RULES = axe
  .getRules(TAGS)
  .filter(({tags}) => tags.includes('cat.color'))
  .map(({ruleId}) => ruleId);

/** Minified: a browser parses it in half the time. */
const AXE_SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Both colour modes of the site. */
export const COLOUR_MODES = ['light', 'dark'] as const;

/** Changes the colour mode without transitions, because axe would take intermediate colours for the final ones. */
async function setColourMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value);
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

/** Descriptions of texts with sufficient contrast, from all pages that this process has checked. */
let passed: string[] = [];

/**
 * Runs axe on what the page shows now, in a colour mode: all rules in light mode; in dark mode, which must come after
 * it, only the colour rules, for texts in colours that have not been checked yet. Returns one readable line for each
 * element that violates a rule.
 */
export async function collectViolations(page: Page, mode: (typeof COLOUR_MODES)[number]): Promise<string[]> {
  await setColourMode(page, mode);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  let violations: axe.Result[];
  if (mode === 'dark') violations = await page.evaluate(checkNewColours, COLOUR_RULES);
  else {
    await page.evaluate(reuseContrast, {styles: CONTRAST_STYLES, passed});
    violations = await page.evaluate(async (tags) => {
      const {axe: pageAxe} = window as unknown as {axe: typeof axe};
      const runOnly = {type: 'tag' as const, values: tags};
      return (await pageAxe.run({runOnly, resultTypes: ['violations']})).violations;
    }, TAGS);
  }
  passed = await page.evaluate(() => [...((window as unknown as ContrastPage).contrast?.passed ?? [])]);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** Expects the page to be no wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
}

/** Expects what the page shows now to be no wider than the screen and to violate no axe rule in either colour mode. */
export async function expectAccessible(page: Page, state = 'as it is'): Promise<void> {
  for (const mode of COLOUR_MODES) {
    expect(await collectViolations(page, mode), `axe, the page ${state}, ${mode} mode`).toEqual([]);
  }
  await expectNoOverflow(page);
}
