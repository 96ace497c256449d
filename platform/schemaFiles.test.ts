import {describe, expect, it} from 'vitest';

import {loadSchemaFiles} from './loadPlatform';
import type {Schema} from './schemas';

const files = loadSchemaFiles();
const names = [...files.keys()];

/** Keywords whose value is data, or whose properties are described elsewhere in the same schema. */
const SKIPPED = ['if', 'then', 'else', 'anyOf', 'dependentSchemas', 'examples', 'default'];

/** Keywords whose value alone does not help a writer. */
const RULED_KEYWORDS = ['pattern', 'minProperties', 'maxProperties'];

/** Pointers to properties that have neither a description nor a reference to a type that has one. */
function collectFieldsWithoutDescription(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema as Record<string, unknown>).flatMap(([key, value]) => {
    if (SKIPPED.includes(key)) return [];
    if (key !== 'properties') return collectFieldsWithoutDescription(value, `${path}/${key}`);
    return Object.entries(value as Record<string, object>).flatMap(([name, property]) => [
      ...('description' in property || '$ref' in property ? [] : [`${path}/properties/${name}`]),
      ...collectFieldsWithoutDescription(property, `${path}/properties/${name}`),
    ]);
  });
}

/** Patterns and limits of properties without `x-rule`: a message would have to show the bare expression. */
function collectPatternsWithoutRule(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const needsRule = RULED_KEYWORDS.some((keyword) => keyword in schema) && !('x-rule' in schema);
  return [
    ...(needsRule ? [path] : []),
    ...Object.entries(schema).flatMap(([key, value]) => collectPatternsWithoutRule(value, `${path}/${key}`)),
  ];
}

describe('descriptions', () => {
  // Kubernetes and the pages of the charts explain the fields of these.
  const foreignFiles = ['core-kinds.json', 'kubernetes.json', 'chart-values.json', 'zap-configuration.json'];
  const platformFiles = names.filter((file) => !foreignFiles.includes(file));

  it.each(platformFiles)('%s explains every field', (file) => {
    expect(collectFieldsWithoutDescription(files.get(file))).toEqual([]);
  });

  it.each(['kubernetes.json', 'chart-values.json', 'zap-configuration.json'])(
    '%s explains every type',
    (file) => {
      const types = Object.entries(files.get(file)?.$defs ?? {});
      expect(types.length).toBeGreaterThan(0);
      expect(types.filter(([, type]) => !('description' in type))).toEqual([]);
    },
  );

  it.each(names)('%s describes each pattern in words, with an example', (file) => {
    expect(collectPatternsWithoutRule(files.get(file))).toEqual([]);
  });
});

/** Keywords that the interpreter knows, those that only describe, and those that it need not know. */
const KEYWORDS = [
  ...['$ref', 'type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'maxItems', 'items'],
  ...[
    'required',
    'minProperties',
    'maxProperties',
    'propertyNames',
    'dependentSchemas',
    'x-lookalikes',
    'x-set-by-sdk',
  ],
  ...['properties', 'patternProperties', 'additionalProperties', 'x-no-effect'],
  ...['$schema', '$id', '$defs', 'title', 'description', 'examples', 'default', 'deprecated', 'readOnly'],
  ...['x-doc-type', 'x-kubernetes-type', 'x-status', 'x-rule'],
];
const SCHEMAS_BY_NAME = ['$defs', 'properties', 'patternProperties', 'dependentSchemas'];
const DATA = ['const', 'enum', 'required', 'examples', 'default'];

function collectKeywords(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(collectKeywords);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema as Record<string, unknown>).flatMap(([keyword, value]) => {
    if (DATA.includes(keyword)) return [keyword];
    const inner = SCHEMAS_BY_NAME.includes(keyword) ? Object.values(value as object) : value;
    return [keyword, ...collectKeywords(inner)];
  });
}

it.each([...files])('%s has only keywords that the interpreter knows', (_file, schema) => {
  const unknown = collectKeywords(schema).filter((keyword) => !KEYWORDS.includes(keyword));
  expect(unknown).toEqual([]);
});

it('every field without effect says why', () => {
  const rule = files.get('cascading-rule.json')?.properties?.spec as Schema;
  const {properties = {}} = rule.properties?.scanSpec as Schema;
  const fields = Object.values(properties).filter((field) => typeof field === 'object');
  expect(fields.filter((field) => field['x-no-effect'])).toHaveLength(5);
  for (const {description = '', 'x-no-effect': hasNone = false} of fields) {
    expect(/^Has no effect: .*\.$/.test(description), description).toBe(hasNone);
  }
});
