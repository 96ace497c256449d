import type {CheckedLink, UrlState} from './checkForeignLinks';

/** In the order of what there is to do. Links that work are only counted. */
const STATES: UrlState[] = ['broken', 'redirected', 'refused', 'ok'];
const SHOWN_PLACES = 3;

/** Names the first places; a link in navigation or footer is on all pages. */
export function describePlaces(places: readonly string[]): string {
  const shown = places.slice(0, SHOWN_PLACES).join(', ');
  return places.length > SHOWN_PLACES ? `${shown} and ${places.length - SHOWN_PLACES} more` : shown;
}

/** Makes the lines of the report: a count for each state, and below it the links that somebody has to look at. */
export function renderReport(links: readonly CheckedLink[]): string[] {
  return STATES.flatMap((state) => {
    const group = links.filter((link) => link.state === state);
    const lines = group.map(({url, detail, places}) => `  ${url}: ${detail} (${describePlaces(places)})`);
    return [`${state}: ${group.length}`, ...(state === 'ok' ? [] : lines)];
  });
}
