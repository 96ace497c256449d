import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {PluggableList} from 'unified';

import {isLocalPath} from './client/localPath';
import {defaultSearchSettings as defaults, type SearchSettings} from './core/settings';

export type Options = Partial<SearchSettings> & {
  /** README.md explains all options. */
  indexDocSidebarParentCategories?: number;
  remarkPlugins?: PluggableList;
  ignoredHeadings?: readonly string[];
  phrases?: string | null;
  analyticsEndpoint?: string | null;
};

export type PluginOptions = Required<Options> & {id: string};

const boost = () => Joi.number().min(0).max(1000);

const optionsSchema = Joi.object<PluginOptions>({
  maxSearchResults: Joi.number().integer().min(1).max(100).default(defaults.maxSearchResults),
  titleBoost: boost().default(defaults.titleBoost),
  contentBoost: boost().default(defaults.contentBoost),
  tagsBoost: boost().default(defaults.tagsBoost),
  parentCategoriesBoost: boost().default(defaults.parentCategoriesBoost),
  k1: Joi.number().min(0).max(10).default(defaults.k1),
  b: Joi.number().min(0).max(1).default(defaults.b),
  routeBoosts: Joi.array()
    .items(
      Joi.object({
        route: Joi.string()
          .pattern(/^\/.*[^/]$/)
          .required(),
        boost: boost().required(),
        words: Joi.array().items(Joi.string()),
        boostForWords: boost(),
      }),
    )
    .default(defaults.routeBoosts),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(0),
  remarkPlugins: Joi.array().items(Joi.any()).default([]),
  ignoredHeadings: Joi.array().items(Joi.string()).default([]),
  phrases: Joi.string().allow(null).default(null),
  analyticsEndpoint: Joi.string()
    .custom((value: string, helpers) => (isLocalPath(value) ? value : helpers.error('string.localPath')))
    .allow(null)
    .default(null)
    .messages({
      'string.localPath': '"analyticsEndpoint" must be a path on the same host, such as /search-events',
    }),
});

/** Docusaurus adds `id`. Throws on unknown or mistyped options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
