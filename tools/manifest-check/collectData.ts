import type {Chart} from '../../platform/charts';
import {loadCharts, loadNames, loadRelease, loadSchemaFiles} from '../../platform/loadPlatform';
import type {PlatformData} from '../../platform/manifests/platformData';
import type {Schema} from '../../platform/schemas';
import {isMap, mapOf, textOf} from '../../text/loose';
import {toUsualPage} from './protocol';

export interface WorkerData {
  version: string;
  /** Path below which the site is published, with a slash at both ends. */
  baseUrl: string;
  schemas: Record<string, Schema>;
  charts: Chart[];
  names: PlatformData['names'];
}

/**
 * Schema files that the worker does without, for its size: findings, the kinds of Kubernetes, and the configuration of
 * ZAP, whose place takes anything.
 */
const LEFT_OUT = ['finding.json', 'core-kinds.json', 'zap-configuration.json'];

/** Keywords for readers of the reference. */
const DOCUMENTATION = '$schema $id title examples default x-doc-type x-status deprecated readOnly'.split(' ');
/** Keywords whose value has schemas by name. */
const NAMED_SCHEMAS = ['$defs', 'properties', 'patternProperties', 'dependentSchemas'];
const DATA_KEYWORDS = ['enum', 'const', 'required'];
/** Fields of chart values that checks read. */
const VALUE_FIELDS = 'key type allowed minimum form open kubernetes schema noEffect'.split(' ');

function stripKeyword(keyword: string, value: unknown): unknown {
  if (DATA_KEYWORDS.includes(keyword)) return value;
  // Only whether there is a type counts.
  if (keyword === 'x-kubernetes-type') return '';
  if (!NAMED_SCHEMAS.includes(keyword)) return stripSchema(value);
  return Object.fromEntries(Object.entries(mapOf(value)).map(([name, inner]) => [name, stripSchema(inner)]));
}

/** A copy of a schema without what only readers need; of fields without effect, the description says why. */
export function stripSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(stripSchema);
  if (!isMap(schema)) return schema;
  if (LEFT_OUT.includes(textOf(schema.$ref))) return {};
  const kept = Object.keys(schema).filter((keyword) =>
    keyword === 'description' ? schema['x-no-effect'] === true : !DOCUMENTATION.includes(keyword),
  );
  return Object.fromEntries(kept.map((keyword) => [keyword, stripKeyword(keyword, schema[keyword])]));
}

/** A chart with what checks read of it: defaults of volumes, for mounts; meanings of values without effect. */
function stripChart({chart, page, scanTypes, withoutEffect, subcharts, values}: Chart): Chart {
  return {
    chart,
    page: page === toUsualPage({chart, scanTypes}) ? undefined : page,
    scanTypes: scanTypes?.map(({name, resultType, withoutEffect: ignored}) => ({
      name,
      resultType,
      withoutEffect: ignored,
    })),
    withoutEffect,
    subcharts,
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

/** The charts whose values can be checked: not those of which only some values are known. */
export function collectCheckedCharts(): Chart[] {
  return [...loadCharts().values()].filter(({partial}) => !partial);
}

export function collectData(baseUrl: string): WorkerData {
  const {own, keys, openDomains} = loadNames();
  const schemas = [...loadSchemaFiles()].filter(([file]) => !LEFT_OUT.includes(file));
  return {
    version: loadRelease().version,
    baseUrl,
    schemas: Object.fromEntries(schemas.map(([file, schema]) => [file, stripSchema(schema) as Schema])),
    // Scanners together, and hooks: what is alike compresses best side by side.
    charts: collectCheckedCharts()
      .sort(({page: a = ''}, {page: b = ''}) => a.localeCompare(b, 'en'))
      .map(stripChart),
    names: {own, keys, openDomains},
  };
}
