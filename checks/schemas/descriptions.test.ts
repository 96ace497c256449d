import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

/** Keywords whose value is data, or whose properties are described elsewhere in the same schema. */
const SKIPPED = ['if', 'then', 'else', 'anyOf', 'dependentSchemas', 'examples', 'default'];

function loadSchema(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as Record<string, unknown>;
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

describe('descriptions', () => {
  const platformFiles = readdirSync(__dirname).filter(
    (file) => file.endsWith('.json') && !['core-kinds.json', 'kubernetes.json'].includes(file),
  );

  it.each(platformFiles)('%s explains every field', (file) => {
    expect(collectFieldsWithoutDescription(loadSchema(file))).toEqual([]);
  });

  it('kubernetes.json explains every type', () => {
    const types = Object.entries(loadSchema('kubernetes.json').$defs as Record<string, object>);
    expect(types.filter(([, type]) => !('description' in type))).toEqual([]);
  });
});
