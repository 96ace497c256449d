import {Joi} from '@docusaurus/utils-validation';

import type {ChartValue, Egress, EgressRule, FindingPattern, ListedImage} from './charts';
import {
  findResultFile,
  type BaseValue,
  type ChartBase,
  type ChartBases,
  type ChartFile,
  type OwnValue,
  type RuleEntry,
  type ScanTypeEntry,
} from './createChart';

const page = Joi.string().pattern(/^\/docs\//, 'route of a page');

const sentences = Joi.string().pattern(/^[A-Z`].*\.$/, 'sentences');

/** Fields of a value that a chart can override. */
const valueFields = {
  type: Joi.string(),
  allowed: Joi.array().items(Joi.string(), Joi.number(), Joi.boolean()),
  default: Joi.string(),
  meaning: sentences,
  minimum: Joi.number(),
  form: Joi.object({pattern: Joi.string().required(), words: Joi.string().required()}),
  open: Joi.valid(true),
  kubernetes: Joi.string(),
  schema: Joi.string(),
  hidden: Joi.valid(true),
  noEffect: Joi.valid(true),
};

const valueSchema = Joi.object<ChartValue>({
  ...valueFields,
  key: Joi.string()
    .pattern(/^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*$/, 'path with dots')
    .required(),
  type: valueFields.type.required(),
  meaning: valueFields.meaning.required(),
});

const scanTypeSchema = Joi.object<ScanTypeEntry>({
  name: Joi.string().required(),
  container: Joi.string(),
  command: Joi.string().required(),
  resultType: Joi.string().required(),
  resultFile: Joi.string().when('command', {
    is: Joi.string().custom((command: string, {error}) => findResultFile(command) ?? error('any.invalid')),
    otherwise: Joi.required(),
  }),
  restartPolicy: Joi.valid('OnFailure', 'Never'),
  serviceAccount: Joi.string(),
  defectDojoImporter: Joi.string(),
  onlyWith: Joi.string(),
  withoutEffect: Joi.array().items(Joi.string()).min(1).unique(),
});

const patternSchema = Joi.object<FindingPattern>({
  category: Joi.string(),
  osi_layer: Joi.string(),
  attributes: Joi.object().pattern(Joi.string(), Joi.alternatives(Joi.string(), Joi.number())).min(1),
}).min(1);

const ruleSchema = Joi.object<RuleEntry>({
  name: Joi.string().required(),
  invasive: Joi.string().required(),
  intensive: Joi.string().required(),
  type: Joi.string(),
  findingsOf: Joi.array().items(Joi.string()).min(1).unique().required(),
  matches: Joi.array().items(patternSchema).min(1).required(),
  scanType: Joi.string(),
  parameters: Joi.string().required(),
  needs: Joi.string(),
});

const imageSchema = Joi.object<ListedImage>({
  name: Joi.string().required(),
  image: Joi.string()
    .pattern(/^[a-z0-9.-]+(?:\/[a-z0-9._-]+)+:[\w.-]+$/, 'repository and tag')
    .required(),
  value: Joi.string(),
  hasRegistry: Joi.valid(true),
  onlyWith: Joi.string(),
  note: sentences,
});

const egressRuleSchema = Joi.object<EgressRule>({
  to: Joi.valid('targets', 'anywhere', 'namespace').required(),
  ports: Joi.alternatives(Joi.valid('TCP'), Joi.array().items(Joi.number().port()).min(1).unique()),
  hosts: Joi.string().when('to', {is: 'anywhere', then: Joi.required(), otherwise: Joi.forbidden()}),
});

const egressSchema = Joi.object<Egress>({
  rules: Joi.array().items(egressRuleSchema).required(),
  notCovered: Joi.array().items(Joi.string()).min(1),
});

export const baseSchema = Joi.object<ChartBase>({
  page,
  partial: Joi.valid(true),
  values: Joi.array()
    .items(valueSchema.append<BaseValue>({perChart: Joi.valid(true)}))
    .unique('key')
    .default([]),
})
  .prefs({convert: false})
  .required();

/** Overrides: by key of a value of the base, the fields that differ. */
function createOverridesSchema(name: string, {values}: ChartBase): Joi.ObjectSchema {
  const override = Joi.alternatives().conditional(Joi.string(), {
    then: Joi.valid('absent'),
    otherwise: Joi.object(valueFields).min(1).messages({'object.unknown': '{{#label}} is not allowed'}),
  });
  return Joi.object(Object.fromEntries(values.map(({key}) => [key, override]))).messages({
    'object.unknown': `{{#label}} is no value of platform/charts/base/${name}.yaml. Correct the key, or describe the value below "values"`,
  });
}

/** The chart's own values, each optionally placed after a value of the base. */
function createValuesSchema(after: Joi.Schema): Joi.ArraySchema {
  return Joi.array().items(valueSchema.append<OwnValue>({after})).unique('key');
}

export function createChartSchema(bases: ChartBases): Joi.ObjectSchema<ChartFile> {
  const byBase = (create: (name: string, base: ChartBase) => Joi.Schema, otherwise: Joi.Schema) =>
    Joi.when('extends', {
      switch: [...bases].map(([name, base]) => ({is: name, then: create(name, base)})),
      otherwise,
    });
  return Joi.object<ChartFile>({
    extends: Joi.valid(...bases.keys()),
    page,
    removedIn: Joi.string().pattern(/^\d+\.\d+\.\d+$/, 'version such as 5.0.0'),
    withoutPullSecrets: Joi.array().items(Joi.string()).min(1).unique(),
    images: Joi.array().items(imageSchema).min(1).unique('image'),
    scannerTag: Joi.valid('chart version'),
    user: Joi.string(),
    scanTypes: Joi.array()
      .items(scanTypeSchema)
      .min(1)
      .unique('name')
      .when('extends', {is: 'scanner', then: Joi.required(), otherwise: Joi.forbidden()}),
    egress: egressSchema.when('extends', {is: 'scanner', then: Joi.required(), otherwise: Joi.forbidden()}),
    objects: Joi.array().items(Joi.string()).min(1),
    cascadingRules: Joi.array().items(ruleSchema).min(1).unique('name'),
    withoutEffect: Joi.array().items(Joi.string()).min(1).unique(),
    partial: Joi.valid(true),
    overrides: byBase(createOverridesSchema, Joi.forbidden()),
    values: byBase(
      (_, {values}) => createValuesSchema(Joi.valid(...values.map(({key}) => key))),
      createValuesSchema(Joi.forbidden()),
    ),
  })
    .prefs({convert: false})
    .required();
}
