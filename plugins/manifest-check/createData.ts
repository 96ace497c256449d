import type {ChartBase, ChartFile} from '../../platform/chartSchema';
import {
  loadChartFiles,
  loadCharts,
  loadNames,
  loadRelease,
  loadSchemaFiles,
  type PlatformNames,
} from '../../platform/loadPlatform';
import type {Schema} from '../../platform/schemas';

export interface WorkerData {
  version: string;
  /** Path below which the site is published, with a slash at both ends. */
  baseUrl: string;
  schemas: Record<string, Schema>;
  bases: Record<string, ChartBase>;
  charts: Record<string, ChartFile>;
  names: PlatformNames;
}

type Fields = Record<string, unknown>;

/**
 * Schema files that the worker does without, for its size: findings, the kinds of Kubernetes, and the configuration of
 * ZAP, whose place takes anything.
 */
const LEFT_OUT = ['finding.json', 'core-kinds.json', 'zap-configuration.json'];

/** Keywords for readers of the reference. */
const DOCUMENTATION = [
  '$schema',
  '$id',
  'title',
  'examples',
  'default',
  'x-doc-type',
  'x-status',
  'deprecated',
  'readOnly',
];
/** Keywords whose value has schemas by name. */
const NAMED_SCHEMAS = ['$defs', 'properties', 'patternProperties', 'dependentSchemas'];
/** Keywords whose value is data. */
const DATA_KEYWORDS = ['enum', 'const', 'required'];
/** Fields of chart values that checks read. */
const VALUE_FIELDS = [
  'key',
  'type',
  'after',
  'allowed',
  'minimum',
  'form',
  'open',
  'kubernetes',
  'schema',
  'noEffect',
];

/** A copy of a schema without what only readers need; of fields without effect, the description says why. */
export function stripSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(stripSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const fields = schema as Fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([keyword]) =>
          !DOCUMENTATION.includes(keyword) && (keyword !== 'description' || fields['x-no-effect'] === true),
      )
      .map(([keyword, value]) => {
        if (DATA_KEYWORDS.includes(keyword)) return [keyword, value];
        // Only whether there is a type counts.
        if (keyword === 'x-kubernetes-type') return [keyword, ''];
        return [
          keyword,
          NAMED_SCHEMAS.includes(keyword)
            ? Object.fromEntries(
                Object.entries(value as Fields).map(([name, inner]) => [name, stripSchema(inner)]),
              )
            : stripSchema(value),
        ];
      }),
  );
}

/** The fields of a chart value that checks read: defaults of volumes, for mounts; meanings of values without effect. */
function stripValue(value: Fields, key: unknown = value.key): Fields {
  const fields = [
    ...VALUE_FIELDS,
    ...(String(key).endsWith('.extraVolumes') ? ['default'] : []),
    ...(value.noEffect === true ? ['meaning'] : []),
  ];
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
}

function stripChart({
  extends: base,
  page,
  scanTypes,
  withoutEffect,
  overrides = {},
  values,
}: ChartFile): ChartFile {
  const changed = Object.entries(overrides)
    .map(([key, override]) => [key, override === 'absent' ? override : stripValue(override, key)] as const)
    .filter(([, override]) => override === 'absent' || Object.keys(override).length > 0);
  const stripped = {
    extends: base,
    page,
    scanTypes: scanTypes?.map(({name, resultType, withoutEffect: ignored}) => ({
      name,
      resultType,
      withoutEffect: ignored,
    })),
    withoutEffect,
    overrides: changed.length === 0 ? undefined : Object.fromEntries(changed),
    values: values?.map((value) => stripValue({...value})),
  };
  return stripped as unknown as ChartFile;
}

/** The schema files that the worker needs. */
function selectSchemas(): [file: string, schema: Schema][] {
  const files = [...loadSchemaFiles()].filter(([file]) => !LEFT_OUT.includes(file));
  return files.map(([file, schema]) => {
    const definitions = Object.entries(schema.$defs ?? {}).map(([name, definition]): [string, Schema] => [
      name,
      LEFT_OUT.includes(definition.$ref ?? '') ? {} : definition,
    ]);
    return [file, {...schema, ...(schema.$defs && {$defs: Object.fromEntries(definitions)})}];
  });
}

/** Names of the charts whose values can be checked: not those of which only some values are known. */
export function collectCheckedCharts(): string[] {
  return [...loadCharts().values()].filter(({partial}) => !partial).map(({chart}) => chart);
}

export function createData(baseUrl: string): WorkerData {
  const {bases, files} = loadChartFiles();
  const {own, keys, openDomains} = loadNames();
  const checked = collectCheckedCharts();
  return {
    version: loadRelease().version,
    baseUrl,
    schemas: Object.fromEntries(
      selectSchemas().map(([file, schema]) => [file, stripSchema(schema) as Schema]),
    ),
    bases: Object.fromEntries(
      [...bases].map(([name, {page, values}]) => [
        name,
        {page, values: values.map((value) => stripValue({...value}))} as unknown as ChartBase,
      ]),
    ),
    charts: Object.fromEntries(
      [...files].filter(([name]) => checked.includes(name)).map(([name, file]) => [name, stripChart(file)]),
    ),
    names: {own, keys, openDomains},
  };
}
