import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** What the image of the landing page says in large letters. */
  homeTitle: string;
  /** What the images of the lists of posts say. */
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
