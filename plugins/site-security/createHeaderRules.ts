import type {HeaderRule} from './headersFile';

/** Powerful features of browsers. Pages use the clipboard for copying code and none of the others. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** What Docusaurus writes below `assets/` has a hash of its content in its name. */
const HASHED_FILES = '/assets/*';
const IMAGES = '/img/*';
const YEAR = 365 * 24 * 60 * 60;

/** A page with a policy of its own, which other pages of the site show in a frame. */
export interface FramedPage {
  /** Path from the root of the host. */
  path: string;
  policy: string;
}

/** The value of Referrer-Policy; also in a `<meta>`. Names of hosts in closed networks stay there. */
export const REFERRER_POLICY = 'no-referrer';

/**
 * Makes the headers of all responses.
 *
 * @param policy content security policy of pages
 * @param framedPages pages with a policy of their own
 * @param baseUrl path below which the site is published, with a slash at both ends
 */
export function createHeaderRules(
  policy: string,
  framedPages: readonly FramedPage[],
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
    ...framedPages.map(({path, policy: own}) => ({
      path,
      headers: {'Content-Security-Policy': `${own}; frame-ancestors 'self'`},
    })),
    // Readers of feeds and previews of links show them on pages of their own.
    {path: below(IMAGES), headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {path: below(HASHED_FILES), headers: {'Cache-Control': `public, max-age=${YEAR}, immutable`}},
  ];
}
