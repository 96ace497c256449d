import type {SearchFile} from './createSearchFiles';

type Request = {url?: string};
type Response = {setHeader: (name: string, value: string) => void; end: (text: string) => void};
type Handler = (request: Request, response: Response, next: () => void) => void;
type Middleware = {name: string; middleware: Handler};

/**
 * Configuration of the development server that serves the files of the search from memory.
 *
 * @param baseUrl base path of the site, with slashes at both ends
 * @param getFiles gives the files of the latest content
 */
export function createSearchMiddleware(baseUrl: string, getFiles: () => SearchFile[]) {
  const handle: Handler = (request, response, next) => {
    const path = request.url?.replace(/\?.*$/, '');
    const file = getFiles().find(({name}) => path === baseUrl + name);
    if (!file) return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(file.text);
  };
  return {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      // Docusaurus has such a function too. Both are called with the same list, and what they return is put together:
      // the list changed in place comes from the other one.
      middlewares.unshift({name: 'local-search', middleware: handle});
      return [];
    },
  };
}
