import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the plugin in `docusaurus.config.ts`. */
export type Options = {
  /**
   * Folder of the documentation, relative to the site's folder. Its subfolders `scanners` and `hooks` hold the pages
   * of the catalogue. Default: `docs`.
   */
  docsPath?: string;
  /** The same value as `routeBasePath` of the docs plugin: first part of the pages' addresses. Default: `docs`. */
  routeBasePath?: string;
};

/** Options after validation: every value is set. */
export type PluginOptions = Required<Options> & {id: string};

const defaultOptions = {docsPath: 'docs', routeBasePath: 'docs'} satisfies Options;

const optionsSchema = Joi.object<PluginOptions>({
  docsPath: Joi.string().default(defaultOptions.docsPath),
  routeBasePath: Joi.string().allow('').default(defaultOptions.routeBasePath),
});

/** Checks the options and fills in the defaults. Docusaurus adds `id`. Throws on unknown or mistyped options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
