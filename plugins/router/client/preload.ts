import routes from '@generated/routes';

import {findBranch} from './findBranch';

/**
 * Fetches and evaluates what the routes of a path need. In place of Docusaurus' module of this name, which knows other
 * routes ({@link findBranch}).
 *
 * @param pathname as an address has it, percent-encoded
 */
export default function preload(pathname: string): Promise<unknown> {
  return Promise.all(
    findBranch(routes, decodeURI(pathname)).map(({component}): unknown => component.preload()),
  );
}
