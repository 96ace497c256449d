import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const SCHEMA_DIR = join(__dirname, 'schemas');

/** Keywords whose value is data, or whose properties are described elsewhere in the same schema. */
const SKIPPED = ['if', 'then', 'else', 'anyOf', 'dependentSchemas', 'examples', 'default'];

/** Keywords whose value alone does not help a writer. */
const RULED_KEYWORDS = ['pattern', 'minProperties', 'maxProperties'];

function loadSchema(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(SCHEMA_DIR, file), 'utf8')) as Record<string, unknown>;
}

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
  const files = readdirSync(SCHEMA_DIR).filter((file) => file.endsWith('.json'));
  // Kubernetes and the pages of the charts explain the fields of these.
  const foreignFiles = ['core-kinds.json', 'kubernetes.json', 'chart-values.json', 'zap-configuration.json'];
  const platformFiles = files.filter((file) => !foreignFiles.includes(file));

  it.each(platformFiles)('%s explains every field', (file) => {
    expect(collectFieldsWithoutDescription(loadSchema(file))).toEqual([]);
  });

  it.each(['kubernetes.json', 'chart-values.json', 'zap-configuration.json'])(
    '%s explains every type',
    (file) => {
      const types = Object.entries(loadSchema(file).$defs as Record<string, object>);
      expect(types.filter(([, type]) => !('description' in type))).toEqual([]);
    },
  );

  it.each(files)('%s describes each pattern in words, with an example', (file) => {
    expect(collectPatternsWithoutRule(loadSchema(file))).toEqual([]);
  });
});
