import {Joi} from '@docusaurus/utils-validation';

import {list, oneOf, optional, record, some, text, type Infer, type Schema, type Shape} from '../text/shape';
import {findResultFile} from './formats';

const word = optional(text);
const page = optional(Joi.string().pattern(/^\/docs\//, 'route of a page'));
const matching = (pattern: RegExp, name: string) => Joi.string().pattern(pattern, name).required();
const sentences = matching(/^[A-Z`].*\.$/, 'sentences');
const version = optional(Joi.string().pattern(/^\d+\.\d+\.\d+$/, 'version such as 5.0.0'));
const yes = optional(oneOf(true));

const valueFields = {
  type: word,
  allowed: Joi.array().items(Joi.string(), Joi.number(), Joi.boolean()) as Schema<
    (string | number | boolean)[] | undefined
  >,
  default: word,
  meaning: optional(sentences),
  minimum: optional(Joi.number()),
  form: optional(record({pattern: text, words: text})),
  open: yes,
  kubernetes: word,
  schema: word,
  hidden: yes,
  noEffect: yes,
};

const describedFields = {
  ...valueFields,
  key: matching(/^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/, 'path with dots'),
  type: text,
  meaning: sentences,
};

function listValues(more: Record<string, Joi.Schema>): Joi.ArraySchema {
  return Joi.array()
    .items(Joi.object({...describedFields, ...more}))
    .unique('key');
}

/** A ScanType: fields that follow from its name and command can be missing. */
const scanTypeSchema = record({
  /** Its name, without the suffix that `scanner.nameAppend` adds. */
  name: text,
  container: word,
  /** Command before the parameters of a Scan; parts in brackets depend on settings. */
  command: text,
  resultType: text,
  resultFile: optional(
    Joi.string().when('command', {
      is: Joi.string().custom((command: string, {error}) => findResultFile(command) ?? error('any.invalid')),
      otherwise: Joi.required(),
    }),
  ),
  restartPolicy: optional(oneOf('OnFailure', 'Never')),
  serviceAccount: word,
  defectDojoImporter: word,
  onlyWith: word,
  withoutEffect: optional(some(text)),
});

/** Conditions that a finding must meet, all of them. `*` in a string matches any characters. */
const patternSchema = Joi.object({
  category: Joi.string(),
  osi_layer: Joi.string(),
  attributes: Joi.object().pattern(Joi.string(), Joi.alternatives(Joi.string(), Joi.number())).min(1),
}).min(1) as Schema<{category?: string; osi_layer?: string; attributes?: Record<string, string | number>}>;

/** A CascadingRule that a scanner chart installs with `cascadingRules.enabled=true`. */
const ruleSchema = record({
  name: text,
  invasive: text,
  intensive: text,
  type: word,
  findingsOf: some(text),
  matches: some(patternSchema),
  parameters: text,
  needs: word,
});

/** An image that a chart runs, although no value of the chart names it with its tag. */
const imageSchema = record({
  name: text,
  image: matching(/^[a-z0-9.-]+(?:\/[a-z0-9._-]+)+:[\w.-]+$/, 'repository and tag'),
  value: word,
  hasRegistry: yes,
  onlyWith: word,
  note: optional(sentences),
});

const subchartSchema = record({name: text, version: text});

const ports: Schema<number[] | 'TCP'> = Joi.alternatives(Joi.valid('TCP'), some(Joi.number().port()));

const egressRuleSchema = record({
  to: oneOf('targets', 'anywhere', 'namespace'),
  ports: optional(ports),
  hosts: optional(
    Joi.string().when('to', {is: 'anywhere', then: Joi.required(), otherwise: Joi.forbidden()}),
  ),
});

/** What the scanner and its init containers contact in every scan. DNS and what `lurker` needs come in addition. */
const egressSchema = record({rules: list(egressRuleSchema), notCovered: optional(some(text))});

/** What charts of a kind have in common (`charts/base/`). `%chart%` in page and defaults becomes the chart's name. */
export const baseSchema = record({
  page,
  partial: yes,
  /** `perChart`: its default differs per chart, so overriding only that still counts as shared. */
  values: listValues({perChart: yes}).default([]) as Schema<BaseValue[]>,
}).prefs({convert: false});

/** Overrides: by key of a value of the base, the fields that differ. */
function buildOverridesSchema(name: string, {values}: ChartBase): Joi.ObjectSchema {
  const override = Joi.alternatives().conditional(Joi.string(), {
    then: Joi.valid('absent'),
    otherwise: Joi.object(valueFields).min(1).messages({'object.unknown': '{{#label}} is not allowed'}),
  });
  return Joi.object(Object.fromEntries(values.map(({key}) => [key, override]))).messages({
    'object.unknown': `{{#label}} is no value of platform/charts/base/${name}.yaml. Correct the key, or describe the value below "values"`,
  });
}

const isScanner = {is: 'scanner', then: Joi.required(), otherwise: Joi.forbidden()};

/** A file in `charts/`: how a chart differs from its base. */
export function buildChartSchema(bases: ChartBases) {
  const byBase = <Value>(
    create: (name: string, base: ChartBase) => Joi.Schema,
    otherwise: Joi.Schema,
  ): Schema<Value | undefined> =>
    Joi.when('extends', {
      switch: [...bases].map(([name, base]) => ({is: name, then: create(name, base)})),
      otherwise,
    });
  return record({
    extends: optional(oneOf(...bases.keys())),
    page,
    addedIn: version,
    removedIn: version,
    withoutPullSecrets: optional(some(text)),
    images: optional(some(imageSchema, 'image')),
    subcharts: optional(some(subchartSchema, 'name')),
    /** Of the hook's code, or of the system that it talks to, if the chart states one. */
    appVersion: word,
    /** Label `type` of the ScanCompletionHook. */
    typeLabel: word,
    /** Of the Service of a demo target. */
    port: optional(Joi.number().port()),
    scannerTag: optional(oneOf('chart version')),
    user: word,
    scanTypes: optional(some(scanTypeSchema, 'name').when('extends', isScanner)),
    egress: optional(egressSchema.when('extends', isScanner)),
    objects: optional(some(text)),
    withoutEffect: optional(some(text)),
    partial: yes,
    cascadingRules: optional(some(ruleSchema, 'name')),
    overrides: byBase<Record<string, Override>>(buildOverridesSchema, Joi.forbidden()),
    /** `after`: key of the inherited value that it follows. If missing: after the previous own value, or at the front. */
    values: byBase<OwnValue[]>(
      (_, {values}) => listValues({after: Joi.valid(...values.map(({key}) => key))}),
      listValues({after: Joi.forbidden()}),
    ),
  }).prefs({convert: false});
}

type Described = Shape<typeof describedFields>;
export type BaseValue = Described & {perChart?: true};
export type OwnValue = Described & {after?: string};
type Override = Partial<Described> | 'absent';

export type ChartBase = Infer<typeof baseSchema>;
export type ChartBases = ReadonlyMap<string, ChartBase>;
export type ChartFile = Infer<ReturnType<typeof buildChartSchema>>;
export type ScanTypeEntry = Infer<typeof scanTypeSchema>;
export type FindingPattern = Infer<typeof patternSchema>;
export type RuleEntry = Infer<typeof ruleSchema>;
export type ListedImage = Infer<typeof imageSchema>;
export type EgressRule = Infer<typeof egressRuleSchema>;
export type Egress = Infer<typeof egressSchema>;
