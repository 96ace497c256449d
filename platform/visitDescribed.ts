import type {Schema} from './schemas';

type Path = readonly (string | number)[];

/** Called for a value and a schema that describes it, with the path of the value. */
type Visit = (schema: Schema, value: unknown, path: Path) => void;

/** The schema of a field in a map; `undefined` if nothing describes it. */
function findField(schema: Schema, name: string): Schema | undefined {
  const {properties = {}, patternProperties = {}, additionalProperties} = schema;
  const [, matching] =
    Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name)) ?? [];
  const field = properties[name] ?? matching ?? additionalProperties;
  return typeof field === 'object' ? field : undefined;
}

/**
 * Calls `visit` for everything inside a value that a schema describes, also behind references. Alternatives and
 * conditions are left out: they say which values are allowed, not what a field means.
 *
 * @param resolve returns the target of a schema's `$ref`
 */
export function visitDescribed(
  schema: Schema,
  value: unknown,
  resolve: (schema: Schema) => Schema,
  visit: Visit,
  path: Path = [],
): void {
  visit(schema, value, path);
  const go = (next: Schema, inner: unknown, place: Path) =>
    visitDescribed(next, inner, resolve, visit, place);
  if (schema.$ref !== undefined) go(resolve(schema), value, path);
  for (const part of schema.allOf ?? []) go(part, value, path);
  if (Array.isArray(value)) {
    const {items} = schema;
    if (items) value.forEach((item, index) => go(items, item, [...path, index]));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const field = findField(schema, name);
      if (field) go(field, inner, [...path, name]);
    }
  }
}
