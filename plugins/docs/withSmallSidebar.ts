import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** What a page needs of an item of the sidebar: without the id of its document, which the theme's cards look up. */
function shrinkItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(shrinkItem)};
  if (item.type === 'html') return item;
  const {docId: _docId, unlisted, ...rest} = item;
  return unlisted ? {...rest, unlisted} : rest;
}

/**
 * Takes from the data of a version what only the theme's cards of pages use (`DocCardList`): the description of every
 * page, and its id in the sidebar. Each page would load all of them.
 */
function shrinkVersion(version: PropVersionMetadata): PropVersionMetadata {
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(shrinkItem)]),
  );
  return {...version, docsSidebars, docs: {}};
}

function shrinkRoute(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  return {
    ...route,
    ...(props?.version !== undefined && {
      props: {...props, version: shrinkVersion(props.version as PropVersionMetadata)},
    }),
    ...(routes && {routes: routes.map(shrinkRoute)}),
  };
}

/** The actions of a documentation plugin whose pages bring a small sidebar. */
export function withSmallSidebar<Actions extends Pick<PluginContentLoadedActions, 'addRoute'>>(
  actions: Actions,
): Actions {
  return {...actions, addRoute: (route) => actions.addRoute(shrinkRoute(route))};
}
