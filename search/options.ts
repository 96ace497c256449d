import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {PluggableList} from 'unified';

import {isLocalPath} from './client/localPath';
import {defaultSearchSettings as defaults, type SearchSettings} from './core/settings';

/** Options of the plugin in `docusaurus.config.ts`. */
export type Options = Partial<SearchSettings> & {
  /** How many sidebar categories above a page are searched with it, nearest first. Default: `0`. */
  indexDocSidebarParentCategories?: number;
  /**
   * The remark plugins of the docs, blog and pages plugins. They run before the text of a page is read, so that what
   * they add can be found too. Default: none.
   */
  remarkPlugins?: PluggableList;
  /**
   * Path on the same host that receives reports of what readers searched for, such as `/search-events`. Nothing is
   * reported without it. Default: `null`.
   */
  analyticsEndpoint?: string | null;
};

/** Options after validation: every value is set. */
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
  analyticsEndpoint: Joi.string()
    .custom((value: string, helpers) => (isLocalPath(value) ? value : helpers.error('string.localPath')))
    .allow(null)
    .default(null)
    .messages({
      'string.localPath': '"analyticsEndpoint" must be a path on the same host, such as /search-events',
    }),
});

/** Checks the options and fills in the defaults. Docusaurus adds `id`. Throws on unknown or mistyped options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
