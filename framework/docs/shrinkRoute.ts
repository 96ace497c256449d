import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Removes the document id from a sidebar item: only the theme's cards look it up. */
function shrinkItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(shrinkItem)};
  if (item.type === 'html') return item;
  const {docId: _docId, unlisted, ...rest} = item;
  return unlisted ? {...rest, unlisted} : rest;
}

/**
 * Removes from a version's data what only the theme's cards use (`DocCardList`): the description of every page, and its
 * id in the sidebar. Each page would load all of them.
 */
function shrinkVersion(version: PropVersionMetadata): PropVersionMetadata {
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(shrinkItem)]),
  );
  return {...version, docsSidebars, docs: {}};
}

/** Leaves out of the documentation's routes what the sidebar does not show. */
export function shrinkRoute(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  return {
    ...route,
    ...(props?.version !== undefined && {
      props: {...props, version: shrinkVersion(props.version as PropVersionMetadata)},
    }),
    ...(routes && {routes: routes.map(shrinkRoute)}),
  };
}
