import {expect, it} from 'vitest';

import {loadSchemaFiles} from './loadPlatform';
import type {Schema} from './schemas';

const files = loadSchemaFiles();

/** Keywords that the interpreter knows, those that only describe, and those that it need not know. */
const KEYWORDS = [
  ...['$ref', 'type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'maxItems', 'items'],
  ...['required', 'minProperties', 'maxProperties', 'propertyNames', 'dependentSchemas', 'x-lookalikes'],
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
