import type {UrlReport, UrlState} from './checkUrl';
import type {ForeignLink} from './foreignLinks';

/** A link to another host and what became of it. */
export type CheckedLink = ForeignLink & UrlReport;

/** In the order of what there is to do. Links that work are only counted. */
const STATES: UrlState[] = ['broken', 'moved', 'refused', 'ok'];
const SHOWN_PAGES = 3;

/** Names the first pages; a link in navigation or footer stands on all of them. */
export function describePages(pages: readonly string[]): string {
  const shown = pages.slice(0, SHOWN_PAGES).join(', ');
  return pages.length > SHOWN_PAGES ? `${shown} and ${pages.length - SHOWN_PAGES} more` : shown;
}

/** Makes the lines of the report: a count for each state, and below it the links that somebody has to look at. */
export function renderReport(links: readonly CheckedLink[]): string[] {
  return STATES.flatMap((state) => {
    const group = links.filter((link) => link.state === state);
    const lines = group.map(({url, detail, pages}) => `  ${url}: ${detail} (${describePages(pages)})`);
    return [`${state}: ${group.length}`, ...(state === 'ok' ? [] : lines)];
  });
}
