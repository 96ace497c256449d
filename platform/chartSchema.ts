import {Joi} from '@docusaurus/utils-validation';

import type {Chart, ChartCascadingRule, ChartScanType, ChartValue, FindingPattern} from './charts';

const valueSchema = Joi.object<ChartValue>({
  key: Joi.string().required(),
  type: Joi.string().required(),
  allowed: Joi.array().items(Joi.string(), Joi.number(), Joi.boolean()),
  default: Joi.string(),
  meaning: Joi.string().required(),
  minimum: Joi.number(),
  form: Joi.object({pattern: Joi.string().required(), words: Joi.string().required()}),
  open: Joi.valid(true),
  kubernetes: Joi.string(),
  schema: Joi.string(),
  hidden: Joi.valid(true),
});

const scanTypeSchema = Joi.object<ChartScanType>({
  name: Joi.string().required(),
  container: Joi.string().required(),
  command: Joi.string().required(),
  resultType: Joi.string().required(),
  resultFile: Joi.string().required(),
  restartPolicy: Joi.valid('OnFailure', 'Never').required(),
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

const ruleSchema = Joi.object<ChartCascadingRule>({
  name: Joi.string().required(),
  invasive: Joi.string().required(),
  intensive: Joi.string().required(),
  type: Joi.string(),
  findingsOf: Joi.array().items(Joi.string()).min(1).unique().required(),
  matches: Joi.array().items(patternSchema).min(1).required(),
  scanType: Joi.string().required(),
  parameters: Joi.array().items(Joi.string()).required(),
  needs: Joi.string(),
});

/** What a file in `charts/` holds. `name` is the file's name without its extension. */
export function createChartSchema(name: string): Joi.ObjectSchema<Chart> {
  return Joi.object<Chart>({
    chart: Joi.valid(name).required(),
    source: Joi.string().uri({scheme: 'oci'}).required(),
    page: Joi.string().pattern(/^\/docs\//, 'route of a page'),
    removedIn: Joi.string().pattern(/^\d+\.\d+\.\d+$/, 'version such as 5.0.0'),
    scannerTag: Joi.valid('chart version'),
    user: Joi.string(),
    scanTypes: Joi.array().items(scanTypeSchema).min(1).unique('name'),
    objects: Joi.array().items(Joi.string()).min(1),
    cascadingRules: Joi.array().items(ruleSchema).min(1).unique('name'),
    withoutEffect: Joi.array().items(Joi.string()).min(1).unique(),
    partial: Joi.valid(true),
    values: Joi.array().items(valueSchema).required(),
  })
    .prefs({convert: false})
    .required();
}
