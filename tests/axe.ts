import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';

import {checkNewColours, CONTRAST_STYLES, reuseContrast, type ContrastPage} from './reuseContrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The modes differ in colours only, so every other rule holds in both or in none. */
const COLOUR_RULES = axe
  .getRules(TAGS)
  .filter(({tags}) => tags.includes('cat.color'))
  .map(({ruleId}) => ruleId);

/** A browser reads this in half the time that the whole source takes. */
const AXE_SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Both colour modes of the site. */
export const COLOUR_MODES = ['light', 'dark'] as const;

/** Changes the colour mode and skips the fading of colours, which axe would take for their final values. */
async function setColourMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value);
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

/** Descriptions of texts whose contrast is good, from all pages that this process has looked at. */
let passed: string[] = [];

/**
 * Runs axe on what the page shows now, in a colour mode: all rules in light mode; in dark mode, which comes after it, those
 * about colours, where a text looks as none before. Returns one readable line for each element that breaks a rule.
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

/** Expects what the page shows now to be no wider than the screen and to break no rule of axe in any colour mode. */
export async function expectAccessible(page: Page, state = 'as it is'): Promise<void> {
  for (const mode of COLOUR_MODES) {
    expect(await collectViolations(page, mode), `axe, the page ${state}, ${mode} mode`).toEqual([]);
  }
  await expectNoOverflow(page);
}
