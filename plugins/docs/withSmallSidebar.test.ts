import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test, vi} from 'vitest';

import {withSmallSidebar} from './withSmallSidebar';

const VERSION = {
  pluginId: 'default',
  version: 'current',
  docsSidebars: {
    docs: [
      {type: 'link', label: 'Security', href: '/docs/security', docId: 'security', unlisted: false},
      {
        type: 'category',
        label: 'Scanners',
        collapsible: true,
        collapsed: true,
        href: '/docs/scanners',
        items: [
          {type: 'link', label: 'Nmap', href: '/docs/scanners/nmap', docId: 'scanners/nmap', unlisted: false},
          {
            type: 'link',
            label: 'Draft',
            href: '/docs/scanners/draft',
            docId: 'scanners/draft',
            unlisted: true,
          },
          {type: 'html', value: '<hr>'},
        ],
      },
    ],
  },
  docs: {security: {id: 'security', title: 'Security', description: 'A sentence of 160 characters.'}},
};

describe('withSmallSidebar', () => {
  test("the version's data loses what the sidebar does not show", () => {
    const addRoute = vi.fn<(route: RouteConfig) => void>();
    const child = {path: '/docs/security', component: '@theme/DocItem', exact: true};
    withSmallSidebar({addRoute}).addRoute({
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [
        {path: '/docs', component: '@theme/DocVersionRoot', props: {version: VERSION}, routes: [child]},
      ],
    });
    expect(addRoute).toHaveBeenCalledExactlyOnceWith({
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/docs',
          component: '@theme/DocVersionRoot',
          props: {
            version: {
              pluginId: 'default',
              version: 'current',
              docsSidebars: {
                docs: [
                  {type: 'link', label: 'Security', href: '/docs/security'},
                  {
                    type: 'category',
                    label: 'Scanners',
                    collapsible: true,
                    collapsed: true,
                    href: '/docs/scanners',
                    items: [
                      {type: 'link', label: 'Nmap', href: '/docs/scanners/nmap'},
                      {type: 'link', label: 'Draft', href: '/docs/scanners/draft', unlisted: true},
                      {type: 'html', value: '<hr>'},
                    ],
                  },
                ],
              },
              docs: {},
            },
          },
          routes: [child],
        },
      ],
    });
  });
});
