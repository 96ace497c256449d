import type {HeaderRule} from './headersFile';

/** Powerful browser features. Pages use only the clipboard, for copying code. */
const PERMISSIONS =
  'accelerometer camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'
    .split(' ')
    .map((feature) => `${feature}=()`)
    .concat('clipboard-write=(self)')
    .join(', ');

/** Files that Docusaurus writes below `assets/`; their names contain a hash of the content. */
const HASHED_FILES = '/assets/*';
const IMAGES = '/img/*';
/** Copies of pages for programs: the Markdown twin of each, all of them in one file, and tables. */
const COPIES = ['/*.md', '/llms-full.txt', '/*.csv'];
const YEAR = 365 * 24 * 60 * 60;

/** The value of Referrer-Policy, also used in a `<meta>`: host names of closed networks must not be disclosed. */
export const REFERRER_POLICY = 'no-referrer';

/**
 * Creates the headers of all responses.
 *
 * @param policy for all pages that have none of their own
 * @param framed own policies of pages that others show in a frame, by path from the root of the host
 */
export function buildHeaderRules(
  policy: string,
  framed: ReadonlyMap<string, string>,
  baseUrl: string,
): HeaderRule[] {
  const below = (path: string) => baseUrl + path.slice(1);
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': PERMISSIONS,
        'Referrer-Policy': REFERRER_POLICY,
        'X-Content-Type-Options': 'nosniff',
      },
    },
    ...[...framed].map(([path, own]) => ({
      path,
      headers: {'Content-Security-Policy': `${own}; frame-ancestors 'self'`},
    })),
    // Feed readers and link previews show them on other origins.
    {path: below(IMAGES), headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {path: below(HASHED_FILES), headers: {'Cache-Control': `public, max-age=${YEAR}, immutable`}},
    // Search engines are to list the pages instead.
    ...COPIES.map((path) => ({path: below(path), headers: {'X-Robots-Tag': 'noindex'}})),
  ];
}
