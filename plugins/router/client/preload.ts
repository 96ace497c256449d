import routes from '@generated/routes';

import {findBranch} from './findBranch';

/**
 * Fetches and evaluates what the routes of a path need. Replaces Docusaurus' module of the same name, which matches
 * routes differently from {@link findBranch}.
 *
 * @param pathname percent-encoded, as in a URL
 */
export default function preload(pathname: string): Promise<unknown> {
  return Promise.all(
    findBranch(routes, decodeURI(pathname)).map(({component}): unknown => component.preload()),
  );
}
