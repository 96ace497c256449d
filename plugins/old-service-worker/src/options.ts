import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** Files to write, below the base path, with forward slashes: where a worker of an earlier site may be registered. */
  paths: string[];
}

export type Options = Partial<PluginOptions>;

/** The names that generators of progressive web apps use (Docusaurus and Workbox; Create React App). */
export const DEFAULT_PATHS = ['sw.js', 'service-worker.js'];

/** Folders and a file ending in `.js`; no part begins with a dot, so none leads out of the folder of the build. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.js$/;

const schema = Joi.object<PluginOptions>({
  paths: Joi.array()
    .items(
      Joi.string().pattern(PATH).messages({
        'string.pattern.base':
          '{{#label}} is "{{#value}}". It must be a file below the base path that ends in .js, without a slash at the start, such as sw.js',
      }),
    )
    .unique()
    .default(DEFAULT_PATHS),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
