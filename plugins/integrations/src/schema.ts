import {Joi} from '@docusaurus/utils-validation';

import {
  architectures,
  hookCategories,
  hookTypes,
  scannerCategories,
  states,
  type HookEntry,
  type IntegrationKind,
  type ScannerEntry,
} from './catalogue';

/** The part of a page's front matter that the catalogue is made from. */
type PageFrontMatter<Kind extends IntegrationKind> = {
  title: string;
  description: string;
  integration: IntegrationFrontMatter<Kind>;
};

/** `integration` as it is in the front matter: the successor is the last part of its URL, not yet a link. */
export type IntegrationFrontMatter<Kind extends IntegrationKind> = Omit<
  Kind extends 'scanner' ? ScannerEntry : HookEntry,
  'title' | 'description' | 'permalink' | 'replacement'
> & {
  replacement?: string;
};

// A pattern's name is the end of the sentence "integration.chart must …".
const chartSchema = Joi.string().pattern(/^[a-z0-9-]+$/, {
  name: 'consist of lower-case letters, digits and hyphens',
});

const scanTypeSchema = Joi.string().pattern(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/, {
  name: 'be a Kubernetes name (lower-case letters, digits, hyphens, dots)',
});

const commonKeys = {
  state: Joi.valid(...states).required(),
  useCase: Joi.string()
    .trim()
    .min(20)
    .max(120)
    .pattern(/[^.]$/, {name: 'not end with a full stop'})
    .required(),
  replacement: Joi.when('state', {is: 'deprecated', then: Joi.string(), otherwise: Joi.forbidden()}),
};

const architecturesSchema = Joi.array()
  .items(Joi.valid(...architectures))
  .unique();

const scannerKeys = {
  chart: chartSchema.required(),
  scanTypes: Joi.array().items(scanTypeSchema).min(1).unique().required(),
  category: Joi.valid(...scannerCategories).required(),
  appVersion: Joi.string().required(),
  architectures: architecturesSchema.required(),
  ...commonKeys,
};

const hookTypesSchema = Joi.array()
  .items(Joi.valid(...hookTypes))
  .unique()
  .required();

const hookKeys = {
  // A hook in development may not have a chart yet.
  chart: chartSchema.when('state', {is: 'developing', otherwise: Joi.required()}),
  hookTypes: hookTypesSchema.when('state', {is: 'developing', otherwise: Joi.array().min(1)}),
  category: Joi.valid(...hookCategories).required(),
  appVersion: Joi.string(),
  architectures: architecturesSchema.default([]),
  ...commonKeys,
};

/** Keys that `integration` knows, by kind of page. */
export const integrationKeys: Record<IntegrationKind, string[]> = {
  scanner: Object.keys(scannerKeys),
  hook: Object.keys(hookKeys),
};

/** Checks `title`, `description` and `integration` of a page, by kind of page; other keys belong to the docs plugin. */
export const frontMatterSchemas = {
  scanner: createFrontMatterSchema<'scanner'>(scannerKeys),
  hook: createFrontMatterSchema<'hook'>(hookKeys),
};

function createFrontMatterSchema<Kind extends IntegrationKind>(keys: Record<string, object>) {
  return (
    Joi.object<PageFrontMatter<Kind>>({
      // Without these two the docs plugin would take the first heading and the first paragraph of the text.
      title: Joi.string().required(),
      description: Joi.string().required(),
      integration: Joi.object(keys).required(),
    })
      .unknown()
      // A version such as 1.10 must be quoted: as a YAML number it would silently become 1.1.
      .prefs({abortEarly: false, convert: false})
  );
}
