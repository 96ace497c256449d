/** Reads the modules that Docusaurus generates by running them: only their exports matter, not how they are written. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {transformSync} from 'esbuild';

/** A route of the site, as the framework's router gets it. */
export interface GeneratedRoute {
  path: string;
  /** Distinguishes routes with the same path; the not-found page has none. */
  hash: string | undefined;
  /** Its other fields, such as `sidebar`. */
  fields: Readonly<Record<string, unknown>>;
  /** Nested routes, if it can have any. */
  routes: readonly GeneratedRoute[] | undefined;
}

/** The modules that pages consist of: their requests by chunk name. */
export type Registry = Readonly<Record<string, string>>;

type Raw = Readonly<Record<string, unknown>>;

/** Replacements for what the modules import. */
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
    `${file} does not have the form that Docusaurus 3.7.0 writes. See DOCUSAURUS.md, "Generated modules".`,
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
