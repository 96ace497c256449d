import {Joi} from '@docusaurus/utils-validation';

import {
  architectures,
  glanceLabels,
  hookCategoryLabels,
  hookTypes,
  intrusivenessLabels,
  scannerCategoryLabels,
  stateLabels,
  targets,
  type HookEntry,
  type IntegrationKind,
  type ScannerEntry,
} from './catalogue';

interface PageFrontMatter<Kind extends IntegrationKind> {
  title: string;
  description: string;
  integration: IntegrationFrontMatter<Kind>;
}

/** `integration` as written in the front matter: `replacement` is the last part of the successor's URL, not a link. */
export type IntegrationFrontMatter<Kind extends IntegrationKind> = Omit<
  Kind extends 'scanner' ? ScannerEntry : HookEntry,
  'title' | 'permalink' | 'replacement' | 'startedBy' | 'starts'
> & {
  replacement?: string;
  /** Short answers for the fields of `glanceLabels`, shown on the page itself; may contain Markdown code spans. */
  atAGlance: Record<keyof (typeof glanceLabels)[Kind], string>;
};

// The name of a pattern completes the sentence "integration.chart must …".
const chartSchema = Joi.string().pattern(/^[a-z0-9-]+$/, {
  name: 'consist of lower-case letters, digits and hyphens',
});

const scanTypeSchema = Joi.string().pattern(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/, {
  name: 'be a Kubernetes name (lower-case letters, digits, hyphens, dots)',
});

/** Phrases for a two-column table. Anything longer belongs in the text of the page. */
function createGlanceSchema(kind: IntegrationKind) {
  const phrase = Joi.string()
    .trim()
    .min(4)
    .max(300)
    .pattern(/[^.]$/, {name: 'not end with a full stop'})
    // The answers are also in a CSV file.
    .pattern(/^`?[^`=+@-]/, {name: 'not begin with =, +, - or @, which spreadsheets take for a formula'})
    .required();
  return Joi.object(
    Object.fromEntries(Object.keys(glanceLabels[kind]).map((key) => [key, phrase])),
  ).required();
}

const commonKeys = {
  state: Joi.valid(...Object.keys(stateLabels)).required(),
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
  category: Joi.valid(...Object.keys(scannerCategoryLabels)).required(),
  appVersion: Joi.string().required(),
  architectures: architecturesSchema.required(),
  targets: Joi.array()
    .items(Joi.valid(...targets))
    .min(1)
    .unique()
    .required(),
  intrusiveness: Joi.valid(...Object.keys(intrusivenessLabels)).required(),
  atAGlance: createGlanceSchema('scanner'),
  ...commonKeys,
};

const hookTypesSchema = Joi.array()
  .items(Joi.valid(...hookTypes))
  .unique()
  .required();

const hookKeys = {
  chart: chartSchema.when('state', {is: 'developing', otherwise: Joi.required()}),
  hookTypes: hookTypesSchema.when('state', {is: 'developing', otherwise: Joi.array().min(1)}),
  category: Joi.valid(...Object.keys(hookCategoryLabels)).required(),
  appVersion: Joi.string(),
  architectures: architecturesSchema.default([]),
  atAGlance: createGlanceSchema('hook'),
  ...commonKeys,
};

const integrationKeys: Record<IntegrationKind, string[]> = {
  scanner: Object.keys(scannerKeys),
  hook: Object.keys(hookKeys),
};

/** Valid keys of the object that a path is in: `integration` or `integration.atAGlance`. */
export function findKnownKeys(kind: IntegrationKind, path: readonly (string | number)[]): string[] {
  return path[1] === 'atAGlance' ? Object.keys(glanceLabels[kind]) : integrationKeys[kind];
}

/**
 * Checks `title`, `description` and `integration` of a page, by kind of page; all other keys are left to the docs
 * plugin.
 */
export const frontMatterSchemas = {
  scanner: createFrontMatterSchema<'scanner'>(scannerKeys),
  hook: createFrontMatterSchema<'hook'>(hookKeys),
};

function createFrontMatterSchema<Kind extends IntegrationKind>(keys: Record<string, object>) {
  return (
    Joi.object<PageFrontMatter<Kind>>({
      // Without these two, the docs plugin would use the first heading and paragraph of the text.
      title: Joi.string().required(),
      description: Joi.string().required(),
      integration: Joi.object(keys).required(),
    })
      .unknown()
      // No conversion: an unquoted version such as 1.10 is a number in YAML and would silently become 1.1.
      .prefs({abortEarly: false, convert: false})
  );
}
