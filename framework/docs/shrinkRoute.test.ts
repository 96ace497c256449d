import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';

import {shrinkRoute} from './shrinkRoute';

const link = (label: string, more: object) => ({type: 'link', label, href: `/docs/${label}`, ...more});

/** The routes of the documentation, with this data of the version. */
function createRoutes(items: object[], scanners: object[], docs: object): RouteConfig {
  const category = {type: 'category', label: 'Scanners', collapsed: true, href: '/docs/scanners'};
  const version = {
    version: 'current',
    docsSidebars: {docs: [...items, {...category, items: scanners}]},
    docs,
  };
  const page = {path: '/docs/security', component: '@theme/DocItem', exact: true};
  const root = {path: '/docs', component: '@theme/DocVersionRoot', props: {version}, routes: [page]};
  return {path: '/docs', component: '@theme/DocsRoot', routes: [root]};
}

it("removes from the version's data what the sidebar does not show", () => {
  const html = {type: 'html', value: '<hr>'};
  const routes = createRoutes(
    [link('security', {docId: 'security', unlisted: false})],
    [link('nmap', {docId: 'nmap', unlisted: false}), link('draft', {docId: 'draft', unlisted: true}), html],
    {security: {id: 'security', title: 'Security', description: 'A sentence of 160 characters.'}},
  );
  expect(shrinkRoute(routes)).toEqual(
    createRoutes([link('security', {})], [link('nmap', {}), link('draft', {unlisted: true}), html], {}),
  );
});
