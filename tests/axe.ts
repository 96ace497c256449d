import {readFileSync} from 'node:fs';

import {expect, type JSHandle, type Locator, type Page} from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = axe
  .getRules(TAGS)
  .filter(({tags}) => tags.includes('cat.color'))
  .map(({ruleId}) => ruleId);
const COLOURS: axe.RunOptions = {runOnly: COLOUR_RULES};
/** The colour modes differ only in colours, so all other rules have the same result in both. */
const ALL_BUT_COLOURS: axe.RunOptions = {
  runOnly: TAGS,
  rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, {enabled: false}])),
};

/** Minified: a browser parses it in half the time. */
const AXE_SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const COLOUR_MODES = ['light', 'dark'] as const;

/** Changes the colour mode without transitions, because axe would take intermediate colours for the final ones. */
async function setColourMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value);
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

/** The whole page, with what its parts have to do with each other. */
export const getWholePage = (page: Page): Locator => page.locator(':root');

/**
 * Lists one text or link of each look: of the same tag, classes and parent, in the same colours, on the same ground.
 * Measuring a contrast takes axe long, and a page has a thousand texts of a hundred looks.
 *
 * Runs in the page, so it cannot use anything from outside.
 */
function listLooks(part: Element): Element[] {
  const describe = (element: Element | null) => `${element?.localName}.${element?.className}`;
  const grounds = new Map<Element | null, string>([[null, '']]);
  /** What shines through: the backgrounds and the opacity of an element and of all around it. */
  const readGround = (element: Element | null): string => {
    const known = grounds.get(element);
    if (element === null || known !== undefined) return known ?? '';
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const own = isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity}\n`;
    const ground = readGround(element.parentElement) + own;
    grounds.set(element, ground);
    return ground;
  };
  const looks = new Map<string, Element>();
  for (const element of [part, ...part.querySelectorAll('*')]) {
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!isText && element.localName !== 'a') continue;
    const {color, fontSize, fontWeight} = getComputedStyle(element);
    const parent = describe(element.parentElement);
    looks.set(
      [describe(element), parent, color, fontSize, fontWeight, readGround(element)].join('\n'),
      element,
    );
  }
  return [...looks.values()];
}

const runAxe = (elements: JSHandle<Element[]>, options: axe.RunOptions): Promise<axe.Result[]> =>
  elements.evaluate(
    async (include, runOptions) => {
      const {axe: pageAxe} = window as unknown as {axe: typeof axe};
      return include.length === 0 ? [] : (await pageAxe.run({include}, runOptions)).violations;
    },
    {...options, resultTypes: ['violations']} satisfies axe.RunOptions,
  );

/**
 * Runs axe on a part of a page in a colour mode: all rules in light mode, only the colour rules in dark mode. Returns
 * one readable line for each element that violates a rule.
 */
export async function collectViolations(
  part: Locator,
  mode: (typeof COLOUR_MODES)[number],
): Promise<string[]> {
  const page = part.page();
  await setColourMode(page, mode);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  const violations = await runAxe(await part.evaluateHandle(listLooks), COLOURS);
  if (mode === 'light') {
    const whole = await part.evaluateHandle((element) => [element]);
    violations.push(...(await runAxe(whole, ALL_BUT_COLOURS)));
  }
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** How many pixels the page is wider than the screen. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await measureOverflow(page), 'pixels that the page is wider than the screen').toBe(0);
}

/**
 * Expects a part of a page to violate no axe rule in either colour mode, and the page to be no wider than the screen.
 */
export async function expectAccessible(part: Locator, state = 'as it is'): Promise<void> {
  for (const mode of COLOUR_MODES) {
    expect(await collectViolations(part, mode), `axe, ${state}, ${mode} mode`).toEqual([]);
  }
  await expectNoOverflow(part.page());
}
