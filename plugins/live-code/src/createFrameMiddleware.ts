type Request = {url?: string};
type Response = {setHeader: (name: string, value: string) => void; end: (text: string) => void};
type Handler = (request: Request, response: Response, next: () => void) => void;
type Middleware = {name: string; middleware: Handler};

/**
 * Configuration of the development server that serves the frames.
 *
 * @param baseUrl base path of the site
 * @param frames functions that make the text of each frame, by its path below the base path
 */
export function createFrameMiddleware(baseUrl: string, frames: Record<string, () => string>) {
  const handle: Handler = (request, response, next) => {
    const path = request.url?.replace(/\?.*$/, '') ?? '';
    const create = path.startsWith(baseUrl) ? frames[path.slice(baseUrl.length)] : undefined;
    if (!create) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(create());
  };
  return {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      middlewares.unshift({name: 'live-code', middleware: handle});
      return [];
    },
  };
}
