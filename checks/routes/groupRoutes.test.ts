import {expect, it} from 'vitest';

import {groupRoutes} from './groupRoutes';

it('puts siblings on one line, and routes without siblings to those they share two parts with', () => {
  const routes = [
    '/',
    '/blog',
    '/blog/2024/06/28/oci',
    '/blog/2024/10/25/ssh',
    '/blog/2024/10/25/arm',
    '/blog/2024/12/27/congress',
    '/blog/page/2',
    '/docs/api/crds/',
    '/docs/api/crds/scan',
    '/docs/scanners',
    '/docs/scanners/amass',
    '/docs/scanners/nmap',
  ];
  expect(groupRoutes(routes)).toEqual([
    '/',
    '/blog',
    '/blog/2024: 06/28/oci, 12/27/congress',
    '/blog/2024/10/25: ssh, arm',
    '/blog/page/2',
    '/docs/api: crds, crds/scan',
    '/docs/scanners',
    '/docs/scanners: amass, nmap',
  ]);
});
