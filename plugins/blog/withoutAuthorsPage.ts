import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {PluginContentLoadedActions} from '@docusaurus/types';

/**
 * Wraps the actions of a blog so that it adds no authors page. Docusaurus adds that page whenever the authors file has
 * an entry, even if no author has a page, and has no option to leave it out.
 */
export function withoutAuthorsPage<Actions extends Pick<PluginContentLoadedActions, 'addRoute'>>(
  actions: Actions,
  {authorsBasePath}: Pick<PluginOptions, 'authorsBasePath'>,
): Actions {
  const isAuthorsPage = (path: string) => path.replace(/\/$/, '').endsWith(`/${authorsBasePath}`);
  return {
    ...actions,
    addRoute(route) {
      if (!isAuthorsPage(route.path)) actions.addRoute(route);
    },
  };
}
