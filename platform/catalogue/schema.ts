import {Joi} from '@docusaurus/utils-validation';

import {keyOf, optional, record, some, text, type Infer, type Schema} from '../../text/shape';
import {
  architectures,
  glanceLabels,
  hookCategoryLabels,
  hookTypes,
  intrusivenessLabels,
  scannerCategoryLabels,
  stateLabels,
  targetLabels,
  type Architecture,
  type HookType,
  type IntegrationKind,
} from './labels';

// The name of a pattern completes the sentence "integration.chart must …".
const chartSchema = Joi.string().pattern(/^[a-z0-9-]+$/, {
  name: 'consist of lower-case letters, digits and hyphens',
});

const scanTypeSchema = Joi.string().pattern(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/, {
  name: 'be a Kubernetes name (lower-case letters, digits, hyphens, dots)',
});

function phrase(least: number, most: number): Joi.StringSchema {
  return Joi.string()
    .trim()
    .min(least)
    .max(most)
    .pattern(/[^.]$/, {name: 'not end with a full stop'})
    .required();
}

/** For a two-column table. Anything longer belongs in the text of the page. The answers are also in a CSV file. */
const answer = phrase(4, 300).pattern(/^`?[^`=+@-]/, {
  name: 'not begin with =, +, - or @, which spreadsheets take for a formula',
});

/** Short answers, shown on the page itself; may contain Markdown code spans. */
function answersTo<Key extends string>(labels: Readonly<Record<Key, string>>): Schema<Record<Key, string>> {
  return Joi.object(Object.fromEntries(Object.keys(labels).map((key) => [key, answer]))).required();
}

const architecturesSchema: Schema<Architecture[]> = Joi.array()
  .items(Joi.valid(...architectures))
  .unique();
const hookTypesSchema: Schema<HookType[]> = Joi.array()
  .items(Joi.valid(...hookTypes))
  .unique()
  .required();

const commonKeys = {
  state: keyOf(stateLabels),
  /** What the integration is for. */
  useCase: phrase(20, 120),
  /** Last part of the successor's URL. */
  replacement: optional(Joi.string().when('state', {is: 'deprecated', otherwise: Joi.forbidden()})),
};

const scannerKeys = {
  chart: chartSchema.required(),
  scanTypes: some(scanTypeSchema),
  category: keyOf(scannerCategoryLabels),
  appVersion: text,
  /** Those that the images are built for. */
  architectures: architecturesSchema.required(),
  /** What it can be pointed at. */
  targets: some(keyOf(targetLabels)),
  intrusiveness: keyOf(intrusivenessLabels),
  atAGlance: answersTo(glanceLabels.scanner),
  ...commonKeys,
};

const hookKeys = {
  /** Absent while nothing can be installed. */
  chart: optional(chartSchema.when('state', {is: 'developing', otherwise: Joi.required()})),
  /** Types that it can be installed as; may be empty while it is in development. */
  hookTypes: hookTypesSchema.when('state', {is: 'developing', otherwise: Joi.array().min(1)}),
  category: keyOf(hookCategoryLabels),
  /** Version of the hook's code or of the system it talks to, if the chart states one. */
  appVersion: optional(text),
  architectures: architecturesSchema.default([]),
  atAGlance: answersTo(glanceLabels.hook),
  ...commonKeys,
};

const integrationKeys = {scanner: Object.keys(scannerKeys), hook: Object.keys(hookKeys)};

/** Valid keys of the object that a path is in: `integration` or `integration.atAGlance`. */
export function findKnownKeys(kind: IntegrationKind, path: readonly (string | number)[]): string[] {
  return path[1] === 'atAGlance' ? Object.keys(glanceLabels[kind]) : integrationKeys[kind];
}

function buildFrontMatterSchema<Integration>(integration: Schema<Integration>) {
  return (
    Joi.object<{title: string; description: string; integration: Integration}>({
      // Without these two, the docs plugin would use the first heading and paragraph of the text.
      title: Joi.string().required(),
      description: Joi.string().required(),
      integration,
    })
      .unknown()
      // No conversion: an unquoted version such as 1.10 is a number in YAML and would silently become 1.1.
      .prefs({abortEarly: false, convert: false})
  );
}

/** By kind of page; keys other than these are left to the docs plugin. */
export const frontMatterSchemas = {
  scanner: buildFrontMatterSchema(record(scannerKeys)),
  hook: buildFrontMatterSchema(record(hookKeys)),
};

/** `integration` as written in the front matter. */
export type IntegrationFrontMatter<Kind extends IntegrationKind> = Infer<
  (typeof frontMatterSchemas)[Kind]
>['integration'];
