type Request = {url?: string};
type Response = {setHeader: (name: string, value: string) => void; end: (text: string) => void};
type Handler = (request: Request, response: Response, next: () => void) => void;
type Middleware = {name: string; middleware: Handler};

/**
 * Configuration of the development server that serves the frame.
 *
 * @param framePath path with the base path of the site
 * @param createFrame makes the text of the frame
 */
export function createFrameMiddleware(framePath: string, createFrame: () => string) {
  const handle: Handler = (request, response, next) => {
    if (request.url?.replace(/\?.*$/, '') !== framePath) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(createFrame());
  };
  return {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      middlewares.unshift({name: 'live-code', middleware: handle});
      return [];
    },
  };
}
