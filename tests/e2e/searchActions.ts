import {expect, type Locator, type Page} from '@playwright/test';

import {buildIndexFiles} from '../../search/build/buildIndex';
import {openPage} from './pageActions';
import {answerRequests} from './requests';

/** The index of the search, with or without the hash of its content. */
export const INDEX = /\/search-index-en\.json/;
/** The texts from which passages are cut. */
export const CONTENT = /\/search-content-en\.json/;

/** Text that only the panel's script contains. */
export const PANEL_CODE = /Recently opened/;

/** The scripts of pages: all but the worker and the panel. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!search-)/;

/** What the browser itself logs when the page could not fetch a file. */
export const RESOURCE_PROBLEM = /console error: Failed to load resource/;
export const FAILED_REQUEST = [/failed request/, RESOURCE_PROBLEM];
/** Text that only the worker's script contains. */
export const WORKER_CODE = /belongs to another index/;

/** Shown in place of the panel when the search cannot be used. */
export function getNotice(page: Page): Locator {
  return page.getByRole('alertdialog', {name: 'The search could not be loaded'});
}

export function getRetry(page: Page): Locator {
  return getNotice(page).getByRole('button', {name: 'Retry'});
}

export function getPanel(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'});
}

export function getField(page: Page): Locator {
  return getPanel(page).getByRole('combobox', {name: 'Search...'});
}

export function getResults(page: Page): Locator {
  return getPanel(page).getByRole('option');
}

export function getActive(page: Page): Locator {
  return getPanel(page).getByRole('option', {selected: true});
}

export function getButton(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search...'});
}

export function countMarks(page: Page): Promise<number> {
  return page.evaluate(() => (CSS.highlights.get('local-search') as Set<Range> | undefined)?.size ?? 0);
}

export async function openSearch(page: Page, path = '/blog/tags'): Promise<void> {
  await openPage(page, path);
  await getButton(page).click();
  await expect(getField(page)).toBeFocused();
  await expect(getPanel(page)).toHaveAttribute('data-state', 'idle');
}

/** Opens a page without an interaction. Not until the `load` event: pending prefetches delay it. */
export async function openUntouched(page: Page, path = '/blog/tags'): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await expect(getButton(page)).toBeVisible();
}

export async function openSearchFirst(page: Page, path?: string): Promise<void> {
  await openUntouched(page, path);
  await page.keyboard.press('/');
}

/** Replaces the contents of the field and waits for the results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await getField(page).fill(query);
  await expect(getPanel(page)).toHaveAttribute('data-state', 'open');
}

/** Serves an index with these sections, each on a page of its own, instead of the site's index. */
export async function replaceIndex(
  page: Page,
  sections: {title: string; route: string; content: string}[],
): Promise<void> {
  const pages = sections.flatMap((section) =>
    section.route.includes('#')
      ? [{title: section.title, route: section.route.replace(/#.*/, ''), content: ''}, section]
      : [section],
  );
  const records = pages.map(({title, route, content}, id) => ({
    id,
    title,
    pageTitle: title,
    sectionTitle: title,
    sectionRoute: route,
    type: 'docs' as const,
    tags: [],
    sidebarParentCategories: [],
    path: ['Docs'],
    content,
    blocks: [{text: content, kind: 'text' as const}],
    summary: '',
    keywords: [],
    subjects: [],
  }));
  const {index, supplement, content} = buildIndexFiles(records);
  await answerRequests(page, INDEX, () => ({body: JSON.stringify(index)}));
  await answerRequests(page, /\/search-supplement-en\.json/, () => ({body: JSON.stringify(supplement)}));
  await answerRequests(page, CONTENT, () => ({body: JSON.stringify(content)}));
}
