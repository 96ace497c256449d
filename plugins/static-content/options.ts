import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {PrismTheme} from 'prism-react-renderer';

import type {CodeBlock} from '../../markdown/static-html/renderCodeBlock';

/** Options of the plugin. */
export interface PluginOptions {
  /** Defines which types of tokens have a colour. */
  theme: PrismTheme;
  /**
   * Code blocks of pages that are not Markdown, by name. Imported from
   * `@generated/static-content/default/snippets.json`.
   */
  snippets: Record<string, CodeBlock>;
}

const schema = Joi.object<PluginOptions>({
  theme: Joi.object().required(),
  snippets: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({language: Joi.string(), metastring: Joi.string(), code: Joi.string().required()}),
    )
    .required(),
});

/** @throws if an option is missing or invalid. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
