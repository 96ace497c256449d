import {REDIRECT_STATUS, type Redirect} from '../../text/redirects';

/** Creates the part of nginx's configuration with the redirects. They keep the query string. */
export function createRedirectsConf(redirects: readonly Redirect[]): string {
  const locations = redirects.flatMap(({from, to}) =>
    [from, `${from}/`].map(
      (path) => `location = ${path} {\n    return ${REDIRECT_STATUS} ${to}$is_args$args;\n}\n`,
    ),
  );
  return ['# Made from _redirects by `npm run pack`.\n', ...locations].join('\n');
}
