import type {Chart} from '../../platform/charts';
import {
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
  charts: Chart[];
  names: PlatformNames;
}

type Fields = Record<string, unknown>;

/**
 * Schema files that the worker does without, for its size: findings, the kinds of Kubernetes, and the configuration of
 * ZAP, whose place takes anything.
 */
const LEFT_OUT = ['finding.json', 'core-kinds.json', 'zap-configuration.json'];

/** Keywords for readers of the reference. */
const DOCUMENTATION = '$schema $id title examples default x-doc-type x-status deprecated readOnly'.split(' ');
/** Keywords whose value has schemas by name. */
const NAMED_SCHEMAS = ['$defs', 'properties', 'patternProperties', 'dependentSchemas'];
/** Keywords whose value is data. */
const DATA_KEYWORDS = ['enum', 'const', 'required'];
/** Fields of chart values that checks read. */
const VALUE_FIELDS = 'key type allowed minimum form open kubernetes schema noEffect'.split(' ');

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

/** A chart with what checks read of it: defaults of volumes, for mounts; meanings of values without effect. */
function stripChart({chart, page, scanTypes, withoutEffect, values}: Chart): Chart {
  return {
    chart,
    page,
    scanTypes: scanTypes?.map(({name, resultType, withoutEffect: ignored}) => ({
      name,
      resultType,
      withoutEffect: ignored,
    })),
    withoutEffect,
    values: values.map((value) => {
      const fields = [
        ...VALUE_FIELDS,
        ...(value.key.endsWith('.extraVolumes') ? ['default'] : []),
        ...(value.noEffect ? ['meaning'] : []),
      ];
      return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
    }),
  } as unknown as Chart;
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

/** The charts whose values can be checked: not those of which only some values are known. */
export function collectCheckedCharts(): Chart[] {
  return [...loadCharts().values()].filter(({partial}) => !partial);
}

export function createData(baseUrl: string): WorkerData {
  const {own, keys, openDomains} = loadNames();
  return {
    version: loadRelease().version,
    baseUrl,
    schemas: Object.fromEntries(
      selectSchemas().map(([file, schema]) => [file, stripSchema(schema) as Schema]),
    ),
    charts: collectCheckedCharts().map(stripChart),
    names: {own, keys, openDomains},
  };
}
