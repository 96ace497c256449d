import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {PluginContentLoadedActions} from '@docusaurus/types';

/**
 * The actions of a blog that adds no page of authors. Docusaurus adds that page wherever the file of authors has an
 * entry, also where no author has a page, and has no option to leave it out.
 *
 * @param actions what the blog adds its pages with
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
