import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** Title on the image of the landing page. */
  homeTitle: string;
  /** Title on the images of post lists. */
  blogTitle: string;
}

const schema = Joi.object<PluginOptions>({
  homeTitle: Joi.string().required(),
  blogTitle: Joi.string().required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
