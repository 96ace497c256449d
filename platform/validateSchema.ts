import {findClosest} from '../text/findClosest';
import {FORMATS} from './formats';
import {findReferenced, type Schema, type SchemaFiles} from './schemas';

/** A violation of a schema. */
export interface SchemaError {
  /** Keyword that is violated; `false schema` where the schema `false` forbids a value. */
  keyword: string;
  /** JSON pointer to the value; for the name of a field, to the map that has it. */
  instancePath: string;
  /** Way through the schemas to the keyword, references included: `#/properties/spec/$ref/properties/scanType/type`. */
  schemaPath: string;
  /** The value, or the name of the field. */
  data: unknown;
  /** The schema that has the keyword. */
  parentSchema: Readonly<Record<string, unknown>>;
  /** Name of the schema file that has the keyword. */
  file: string;
  /** Name of the missing (`required`) or unknown field. */
  property?: string;
  /** Name of the field if it is the name that is wrong. */
  propertyName?: string;
}

/** Returns the violations by a document; none if it is valid. */
export type Validate = (data: unknown) => SchemaError[];

type Place = Pick<SchemaError, 'instancePath' | 'schemaPath' | 'propertyName'>;
/** Checks a value inside the one at hand against a schema inside the one at hand. */
type Inner = (
  schema: Schema | boolean,
  way: string,
  value?: {data: unknown; step: string | number},
) => SchemaError[];
type Fail = (keyword: string, property?: string) => SchemaError;

function escapeStep(step: string | number): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1');
}

function isOfType(data: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return Array.isArray(data);
    case 'object':
      return typeof data === 'object' && data !== null && !Array.isArray(data);
    case 'integer':
      return Number.isInteger(data);
    default:
      return typeof data === type;
  }
}

function checkText(data: string, schema: Schema, fail: Fail): SchemaError[] {
  const {minLength = 0, maxLength = Infinity, pattern, format} = schema;
  const length = Array.from(data).length;
  return [
    ...(length < minLength ? [fail('minLength')] : []),
    ...(length > maxLength ? [fail('maxLength')] : []),
    ...(pattern !== undefined && !new RegExp(pattern, 'u').test(data) ? [fail('pattern')] : []),
    ...(FORMATS[format ?? '']?.(data) === false ? [fail('format')] : []),
  ];
}

function checkNumber(data: number, schema: Schema, fail: Fail): SchemaError[] {
  const {minimum = -Infinity, maximum = Infinity, format} = schema;
  return [
    ...(data < minimum ? [fail('minimum')] : []),
    ...(data > maximum ? [fail('maximum')] : []),
    ...(FORMATS[format ?? '']?.(data) === false ? [fail('format')] : []),
  ];
}

function checkList(data: readonly unknown[], schema: Schema, fail: Fail, inner: Inner): SchemaError[] {
  const {minItems = 0, maxItems = Infinity, items = true} = schema;
  return [
    ...(data.length < minItems ? [fail('minItems')] : []),
    ...(data.length > maxItems ? [fail('maxItems')] : []),
    ...data.flatMap((item, step) => inner(items, 'items', {data: item, step})),
  ];
}

/** Checks one field of a map against all schemas for it. */
function checkField(name: string, data: unknown, schema: Schema, fail: Fail, inner: Inner): SchemaError[] {
  const {properties = {}, patternProperties = {}, additionalProperties: others = true} = schema;
  const value = {data, step: name};
  const patterns = Object.entries(patternProperties).filter(([pattern]) =>
    new RegExp(pattern, 'u').test(name),
  );
  const isListed = Object.hasOwn(properties, name);
  const known = Object.keys(properties);
  if (!isListed && schema['x-lookalikes'] === false && findClosest(name, known) !== undefined) {
    return [fail('additionalProperties', name)];
  }
  if (!isListed && patterns.length === 0) {
    return others === false
      ? [fail('additionalProperties', name)]
      : inner(others, 'additionalProperties', value);
  }
  return [
    ...(isListed ? inner(properties[name] ?? true, `properties/${escapeStep(name)}`, value) : []),
    ...patterns.flatMap(([pattern, other]) =>
      inner(other, `patternProperties/${escapeStep(pattern)}`, value),
    ),
  ];
}

function checkMap(data: Record<string, unknown>, schema: Schema, fail: Fail, inner: Inner): SchemaError[] {
  const {required = [], minProperties = 0, maxProperties = Infinity, dependentSchemas = {}} = schema;
  const names = Object.keys(data);
  return [
    ...required.filter((name) => !Object.hasOwn(data, name)).map((name) => fail('required', name)),
    ...(names.length < minProperties ? [fail('minProperties')] : []),
    ...(names.length > maxProperties ? [fail('maxProperties')] : []),
    ...Object.entries(dependentSchemas).flatMap(([name, other]) =>
      Object.hasOwn(data, name) ? inner(other, `dependentSchemas/${escapeStep(name)}`) : [],
    ),
    ...names.flatMap((name) => checkField(name, data[name], schema, fail, inner)),
  ];
}

/**
 * The schemas of a set of files, and validators for any place in them. It interprets the keywords that the files use,
 * because the policy of the site forbids code that is made from schemas, and because other interpreters are several
 * times its size. `validateSchema.test.ts` compares it with Ajv, and `schemaKeywords.test.ts` refuses other keywords.
 */
export class Schemas {
  readonly #files: SchemaFiles;
  /** The file that a schema is in, for its relative references. */
  readonly #fileOf = new WeakMap<object, string>();
  readonly #resolved = new WeakMap<Schema, Schema>();

  constructor(files: SchemaFiles) {
    this.#files = files;
    const register = (node: unknown, file: string) => {
      if (typeof node !== 'object' || node === null) return;
      this.#fileOf.set(node, file);
      Object.values(node).forEach((inner) => register(inner, file));
    };
    for (const [file, schema] of files) register(schema, file);
  }

  /** The schema at a reference such as `kubernetes.json#/$defs/EnvVar`; `undefined` if there is none. */
  find(reference: string): Schema | undefined {
    try {
      return findReferenced(reference, '', this.#files).schema;
    } catch {
      return undefined;
    }
  }

  /** The target of a schema's `$ref`. */
  readonly resolve = (schema: Schema): Schema => {
    const known = this.#resolved.get(schema);
    if (known) return known;
    const {schema: target} = findReferenced(schema.$ref ?? '', this.#fileOf.get(schema) ?? '', this.#files);
    this.#resolved.set(schema, target);
    return target;
  };

  /** The validator at a reference. */
  validator(reference: string): Validate | undefined {
    const schema = this.find(reference);
    return schema && ((data) => this.#check(schema, data, {instancePath: '', schemaPath: '#'}));
  }

  #check(schema: Schema | boolean, data: unknown, place: Place): SchemaError[] {
    if (schema === true) return [];
    const fail = (keyword: string, property?: string): SchemaError => ({
      ...place,
      keyword,
      schemaPath: `${place.schemaPath}/${keyword}`,
      data,
      parentSchema: schema as unknown as Record<string, unknown>,
      file: this.#fileOf.get(schema as object) ?? '',
      ...(property !== undefined && {property}),
    });
    if (schema === false) return [fail('false schema')];
    const inner: Inner = (other, way, value) =>
      this.#check(other, value ? value.data : data, {
        ...place,
        instancePath: value ? `${place.instancePath}/${escapeStep(value.step)}` : place.instancePath,
        schemaPath: `${place.schemaPath}/${way}`,
      });
    return [
      ...this.#checkAny(schema, data, fail, inner),
      ...(typeof data === 'string' ? checkText(data, schema, fail) : []),
      ...(typeof data === 'number' ? checkNumber(data, schema, fail) : []),
      ...(Array.isArray(data) ? checkList(data, schema, fail, inner) : []),
      ...(isOfType(data, 'object')
        ? [
            ...checkMap(data as Record<string, unknown>, schema, fail, inner),
            ...this.#checkNames(schema, Object.keys(data as object), place, fail),
          ]
        : []),
    ];
  }

  /** Keywords for values of any type. */
  #checkAny(schema: Schema, data: unknown, fail: Fail, inner: Inner): SchemaError[] {
    const {$ref, type, enum: allowed, allOf = [], if: condition} = schema;
    const errors = $ref === undefined ? [] : inner(this.resolve(schema), '$ref');
    if (type !== undefined && ![type].flat().some((name) => isOfType(data, name))) errors.push(fail('type'));
    if ('const' in schema && data !== schema.const) errors.push(fail('const'));
    if (allowed && !allowed.includes(data)) errors.push(fail('enum'));
    errors.push(...allOf.flatMap((part, index) => inner(part, `allOf/${index}`)));
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const alternatives = schema[keyword]?.map((part, index) => inner(part, `${keyword}/${index}`));
      if (!alternatives) continue;
      const fitting = alternatives.filter((faults) => faults.length === 0).length;
      if (keyword === 'anyOf' ? fitting > 0 : fitting === 1) continue;
      errors.push(fail(keyword), ...alternatives.flat());
    }
    if (condition) {
      const branch = inner(condition, 'if').length === 0 ? 'then' : 'else';
      const faults = inner(schema[branch] ?? true, branch);
      if (faults.length > 0) errors.push(fail('if'), ...faults);
    }
    return errors;
  }

  /** Checks the names of a map's fields. */
  #checkNames(schema: Schema, names: readonly string[], place: Place, fail: Fail): SchemaError[] {
    const {propertyNames} = schema;
    if (propertyNames === undefined) return [];
    const schemaPath = `${place.schemaPath}/propertyNames`;
    return names.flatMap((name) => {
      const faults = this.#check(propertyNames, name, {...place, schemaPath, propertyName: name});
      return faults.length > 0 ? [fail('propertyNames'), ...faults] : [];
    });
  }
}
