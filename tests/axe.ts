import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both colour modes of the site. */
export const COLOUR_MODES = ['light', 'dark'] as const;

/** Changes the colour mode and skips the fading of colours, which axe would take for their final values. */
async function setColourMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value);
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

/** Runs axe on what the page shows now, in a colour mode. Returns one readable line for each element that breaks a rule. */
export async function collectViolations(page: Page, mode: (typeof COLOUR_MODES)[number]): Promise<string[]> {
  await setColourMode(page, mode);
  // Without frames the legacy mode finds the same, and needs no second page for each run.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(TAGS)
    .setLegacyMode();
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
