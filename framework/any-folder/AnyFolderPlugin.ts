import {join, relative, sep} from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';

import {markHashes, unmarkHashes} from '../hashMarks';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type ModuleFactory = Parameters<Parameters<Compiler['hooks']['normalModuleFactory']['tap']>[1]>[0];

/** The members of the bundler's rules that are used here. `use` may also be a string, a function or absent. */
interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

/** What the bundler knows of a module: before it is resolved a request, then two names. */
interface ModuleData {
  context: string;
  request: string;
  createData?: {request?: string; userRequest?: string};
}

const NAME = 'AnyFolderPlugin';
const ignore = (): void => undefined;
const PACKAGES = join(require.resolve('@docusaurus/core/package.json'), '../../..') + sep;

/** Docusaurus names loaders by absolute paths, in which the bundler looks for a fragment. */
function markLoaders(rules: Rule[]): void {
  for (const {oneOf = [], use} of rules) {
    markLoaders(oneOf);
    if (!Array.isArray(use)) continue;
    for (const item of use as {loader: string}[]) item.loader = markHashes(item.loader);
  }
}

/**
 * Makes the bundler's output independent of the folder of the site, whose path may contain `#`. See README.md.
 */
export class AnyFolderPlugin {
  constructor(
    readonly bundler: Bundler,
    readonly siteDir: string,
  ) {}

  apply(compiler: Compiler): void {
    const hasHash = this.siteDir.includes('#');
    compiler.hooks.normalModuleFactory.tap(NAME, (factory: ModuleFactory) => {
      factory.hooks.beforeResolve.tap(NAME, (data: ModuleData) => {
        // The loaders of images in Markdown: absolute paths would be part of the id of the module.
        if (data.request.startsWith('!')) data.request = data.request.replaceAll(PACKAGES, '');
        if (hasHash) data.request = this.#avoidHash(data);
      });
      if (!hasHash) return;
      factory.hooks.afterResolve.tap(NAME, ({createData = {}}: ModuleData) => {
        // Without marks, the bundler finds that modules are in the folder of the site, and names them relative to it.
        createData.request = unmarkHashes(createData.request ?? '');
        createData.userRequest = unmarkHashes(createData.userRequest ?? '');
      });
    });
    if (!hasHash) return;
    markLoaders(compiler.options.module.rules as Rule[]);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      this.bundler.NormalModule.getCompilationHooks(compilation).loader.tap(NAME, ({loaders}) => {
        // The bundler notes which loaders have no pitch, by the path before "#": one would speak for all.
        for (const loader of loaders) {
          // Configurable, because child compilations call this twice.
          Object.defineProperty(loader, 'noPitch', {set: ignore, configurable: true});
        }
      });
    });
  }

  /** A relative request can be resolved, as can one with loaders, but not one with both `#` and a query. */
  #avoidHash({context, request}: ModuleData): string {
    const path = unmarkHashes(request).replace(/^@site\/(?=.*\?)/, () => `${this.siteDir}/`);
    const isOwn = path.startsWith(`${this.siteDir}/`) && !path.includes('!');
    return isOwn ? `./${relative(context, path)}` : path;
  }
}
