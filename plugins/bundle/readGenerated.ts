/** Reads the modules that Docusaurus generates, by running them: what counts is what they export, not how it is written. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {transformSync} from 'esbuild';

/** A route of the site, as the framework's router gets it. */
export interface GeneratedRoute {
  path: string;
  /** Tells routes of one path apart; the not-found page has none. */
  hash: string | undefined;
  /** What else it has, such as its sidebar. */
  fields: Readonly<Record<string, unknown>>;
  /** The routes within it, if it may have any. */
  routes: readonly GeneratedRoute[] | undefined;
}

/** The modules behind the parts of pages: their requests by the names of their chunks. */
export type Registry = Readonly<Record<string, string>>;

type Raw = Readonly<Record<string, unknown>>;

/** What the modules import, and names in them that the bundler knows. */
const SURROUNDINGS: Record<string, unknown> = {
  react: {},
  '@docusaurus/ComponentCreator': {__esModule: true, default: (_path: string, hash?: string) => ({hash})},
};

function run(file: string): unknown {
  const {code} = transformSync(readFileSync(file, 'utf8'), {format: 'cjs'});
  const module = {exports: {} as {default?: unknown}};
  const load = Object.assign((name: string) => SURROUNDINGS[name], {
    resolveWeak: (request: string) => request,
  });
  // Docusaurus has just written the file, from the paths and the modules of the site.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('module', 'require', code)(module, load);
  return module.exports.default;
}

function fail(file: string): never {
  throw new Error(
    `${file} has another form than that of Docusaurus 3.7.0. See DOCUSAURUS.md, "Generated modules".`,
  );
}

function readRoute(raw: Raw, file: string): GeneratedRoute {
  const {path, component, routes, ...fields} = raw;
  if (typeof path !== 'string' || typeof component !== 'object') fail(file);
  return {
    path,
    hash: (component as Pick<GeneratedRoute, 'hash'>).hash,
    fields,
    routes: (routes as Raw[] | undefined)?.map((route) => readRoute(route, file)),
  };
}

/**
 * Reads `routes.js`.
 *
 * @param folder Docusaurus' folder of generated files
 * @throws where its form is not the known one
 */
export function readRoutes(folder: string): GeneratedRoute[] {
  const file = join(folder, 'routes.js');
  const routes = run(file);
  return Array.isArray(routes) ? routes.map((route: Raw) => readRoute(route, file)) : fail(file);
}

/**
 * Reads `registry.js`.
 *
 * @param folder Docusaurus' folder of generated files
 * @throws where its form is not the known one
 */
export function readRegistry(folder: string): Registry {
  const file = join(folder, 'registry.js');
  return Object.fromEntries(
    Object.entries(run(file) as Record<string, unknown[]>).map(([chunk, [, request, ...rest]]) =>
      typeof request === 'string' && rest.length === 1 ? [chunk, request] : fail(file),
    ),
  );
}
