import {Joi} from '@docusaurus/utils-validation';

import {
  architectures,
  glanceLabels,
  hookCategories,
  hookTypes,
  intrusivenessLevels,
  scannerCategories,
  states,
  targets,
  type HookEntry,
  type IntegrationKind,
  type ScannerEntry,
} from './catalogue';

/** The part of a page's front matter that the catalogue is made from. */
interface PageFrontMatter<Kind extends IntegrationKind> {
  title: string;
  description: string;
  integration: IntegrationFrontMatter<Kind>;
}

/** `integration` as it is in the front matter: the successor is the last part of its URL, not yet a link. */
export type IntegrationFrontMatter<Kind extends IntegrationKind> = Omit<
  Kind extends 'scanner' ? ScannerEntry : HookEntry,
  'title' | 'description' | 'permalink' | 'replacement' | 'startedBy' | 'starts'
> & {
  replacement?: string;
  /** Short answers by the fields of `glanceLabels`, for the page itself; Markdown code spans are allowed. */
  atAGlance: Record<keyof (typeof glanceLabels)[Kind], string>;
};

// A pattern's name is the end of the sentence "integration.chart must …".
const chartSchema = Joi.string().pattern(/^[a-z0-9-]+$/, {
  name: 'consist of lower-case letters, digits and hyphens',
});

const scanTypeSchema = Joi.string().pattern(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/, {
  name: 'be a Kubernetes name (lower-case letters, digits, hyphens, dots)',
});

/** Phrases for a table of two columns: longer ones belong in the text. */
function createGlanceSchema(kind: IntegrationKind) {
  const phrase = Joi.string()
    .trim()
    .min(4)
    .max(200)
    .pattern(/[^.]$/, {name: 'not end with a full stop'})
    .required();
  return Joi.object(
    Object.fromEntries(Object.keys(glanceLabels[kind]).map((key) => [key, phrase])),
  ).required();
}

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
  targets: Joi.array()
    .items(Joi.valid(...targets))
    .min(1)
    .unique()
    .required(),
  intrusiveness: Joi.valid(...intrusivenessLevels).required(),
  atAGlance: createGlanceSchema('scanner'),
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
  atAGlance: createGlanceSchema('hook'),
  ...commonKeys,
};

const integrationKeys: Record<IntegrationKind, string[]> = {
  scanner: Object.keys(scannerKeys),
  hook: Object.keys(hookKeys),
};

/** Keys that the map at a path knows, or the one around it: `integration` or `integration.atAGlance`. */
export function findKnownKeys(kind: IntegrationKind, path: readonly (string | number)[]): string[] {
  return path[1] === 'atAGlance' ? Object.keys(glanceLabels[kind]) : integrationKeys[kind];
}

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
