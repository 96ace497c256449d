import {findClosest} from '../text/suggest';
import {FORMATS} from './formats';
import {isMap, type DataMap, type FieldPath} from '../text/loose';
import {findReferenced, type Schema, type SchemaFiles} from './schemas';

/** A mistake: the violation of a schema that its writer should mend. */
export interface SchemaError {
  /** Keyword that is violated; `false schema` where the schema `false` forbids a value. */
  keyword: string;
  /** The value, the unknown field, or the field whose name is wrong. */
  path: FieldPath;
  /** The value, or the name if that is wrong. */
  data: unknown;
  schema: Schema;
  file: string;
  /** Names of the missing fields: one, or several of which one is needed. */
  missing?: string[];
  /** Types of the alternatives, if the type of the value is that of none. */
  types?: string[];
  unknown?: string;
  /** Whether the name of the field is wrong, not its value. */
  isName?: boolean;
  /** Name of the field beside which this one must not stand. */
  besides?: string;
  /** Fields that chose the branch of an `if` that the error is from: it only counts if they are right. */
  tested?: FieldPath[];
}

/** Lists the mistakes in a document. `isPart`: it shows a part of a resource: fields outside lists may be missing. */
export type Validate = (data: unknown, isPart?: boolean) => SchemaError[];

type Place = Pick<SchemaError, 'path' | 'isName' | 'besides'> & {isPart: boolean; dropsNulls: boolean};
/** Checks a value inside the one at hand, at its step, or the one at hand, against another schema. */
type Inner = (schema: Schema | boolean, value?: {data: unknown; step: string | number}) => SchemaError[];
type Fail = (keyword: string, details?: Partial<SchemaError>) => SchemaError;

function isOfType(data: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return Array.isArray(data);
    case 'object':
      return isMap(data);
    case 'integer':
      return Number.isInteger(data);
    default:
      return typeof data === type;
  }
}

function checkString(data: string, schema: Schema, fail: Fail): SchemaError[] {
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
    ...data.flatMap((item, step) => inner(items, {data: item, step})),
  ];
}

function checkField(name: string, data: unknown, schema: Schema, fail: Fail, inner: Inner): SchemaError[] {
  const {properties = {}, patternProperties = {}, additionalProperties: others = true} = schema;
  const value = {data, step: name};
  const patterns = Object.keys(patternProperties).filter((pattern) => new RegExp(pattern, 'u').test(name));
  const isListed = Object.hasOwn(properties, name);
  const isMisspelt = schema['x-lookalikes'] === false && findClosest(name, Object.keys(properties));
  if (!isListed && (isMisspelt || (patterns.length === 0 && others === false))) {
    return [fail('additionalProperties', {unknown: name})];
  }
  if (!isListed && patterns.length === 0) return inner(others, value);
  return [
    ...(isListed ? inner(properties[name] ?? true, value) : []),
    ...patterns.flatMap((pattern) => inner(patternProperties[pattern] ?? true, value)),
  ];
}

/** A map without the fields that are null, as the API server reads it; unknown ones stay, which it reports. */
function omitNulls(data: DataMap, {properties = {}, additionalProperties: others = true}: Schema): DataMap {
  const kept = Object.entries(data).filter(
    ([name, value]) => value !== null || (others === false && !Object.hasOwn(properties, name)),
  );
  return Object.fromEntries(kept);
}

function checkMap(data: DataMap, schema: Schema, fail: Fail, inner: Inner): SchemaError[] {
  const {required = [], minProperties = 0, maxProperties = Infinity, dependentSchemas = {}} = schema;
  const names = Object.keys(data);
  return [
    ...required
      .filter((name) => !Object.hasOwn(data, name))
      .map((name) => fail('required', {missing: [name]})),
    ...(names.length < minProperties ? [fail('minProperties')] : []),
    ...(names.length > maxProperties ? [fail('maxProperties')] : []),
    ...Object.entries(dependentSchemas).flatMap(([name, other]) =>
      Object.hasOwn(data, name) ? inner(other).map((error) => ({besides: name, ...error})) : [],
    ),
    ...names.flatMap((name) => checkField(name, data[name], schema, fail, inner)),
  ];
}

function depthOf({path, unknown}: SchemaError): number {
  return unknown === undefined ? path.length : path.length - 1;
}

/** Whether an error is no mistake in a part of a resource. */
function isLeftOut({missing, path}: SchemaError): boolean {
  return missing !== undefined && path.every((step) => typeof step === 'string');
}

/**
 * The mistakes if no alternative fits: those of the one that the writer most likely meant, which fits the most of the
 * value; a summary if only fields are missing, or only the type is wrong.
 */
function chooseBranch(branches: readonly SchemaError[][], summary: SchemaError): SchemaError[] {
  const fits = branches.map((errors) => Math.max(...errors.map(depthOf)));
  const deepest = Math.max(...fits);
  if (deepest > summary.path.length) return branches[fits.indexOf(deepest)] ?? [];
  const missing = branches.flatMap((errors) => errors.flatMap((error) => error.missing ?? []));
  if (branches.flat().every((error) => error.missing)) return [{...summary, missing}];
  const types = branches.flatMap((errors) => errors.flatMap(({schema: {type = []}}) => type));
  return [branches.flat().find(({keyword}) => keyword !== 'type') ?? {...summary, types}];
}

function keyOf(path: FieldPath): string {
  return JSON.stringify(path);
}

/** Drops errors of a branch that was only taken because a field that chooses it is wrong or missing. */
function dropUntrue(errors: readonly SchemaError[]): SchemaError[] {
  const wrong = new Set(
    errors.flatMap(({keyword, path, missing = []}) =>
      ['enum', 'const', 'type'].includes(keyword)
        ? [keyOf(path)]
        : missing.map((name) => keyOf([...path, name])),
    ),
  );
  return errors.filter(({tested = []}) => !tested.some((path) => wrong.has(keyOf(path))));
}

/** Drops errors of a map that another one explains: a misspelt field is one mistake, not a missing and an unknown one. */
function dropFollowing(errors: readonly SchemaError[]): SchemaError[] {
  const placeOf = ({path, unknown}: SchemaError) => keyOf(unknown === undefined ? path : path.slice(0, -1));
  return errors.filter((error) => {
    const {missing, keyword} = error;
    const isOfCount = keyword === 'minProperties' || keyword === 'maxProperties';
    if (!isOfCount && !missing) return true;
    const others = errors.filter((other) => other !== error && placeOf(other) === placeOf(error));
    return !others.some(({unknown, schema, ...other}) => {
      if (isOfCount) return unknown !== undefined || other.keyword === 'required';
      const known = Object.keys(schema.properties ?? {});
      return unknown !== undefined && missing?.includes(findClosest(unknown, known) ?? '');
    });
  });
}

/**
 * The schemas of a set of files, and validators for any place in them. It interprets the keywords that the files use,
 * because the policy of the site forbids code that is made from schemas, and because other interpreters are several
 * times its size. `validateSchema.test.ts` compares it with Ajv, and `schemaFiles.test.ts` refuses other keywords.
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
      return findReferenced(reference, '', this.#files);
    } catch {
      return undefined;
    }
  }

  readonly resolve = (schema: Schema): Schema => {
    const known = this.#resolved.get(schema);
    if (known) return known;
    const target = findReferenced(schema.$ref ?? '', this.#fileOf.get(schema) ?? '', this.#files);
    this.#resolved.set(schema, target);
    return target;
  };

  /** `dropsNulls`: a field that is null counts as missing. */
  validator(reference: string, dropsNulls = false): Validate | undefined {
    const schema = this.find(reference);
    return (
      schema &&
      ((data, isPart = false) => {
        const errors = this.#check(schema, data, {path: [], isPart, dropsNulls});
        return dropFollowing(dropUntrue(errors)).filter((error) => !isPart || !isLeftOut(error));
      })
    );
  }

  #check(schema: Schema | boolean, data: unknown, place: Place): SchemaError[] {
    if (schema === true) return [];
    const {isPart, dropsNulls, ...where} = place;
    const fields = dropsNulls && isMap(data) ? omitNulls(data, schema || {}) : data;
    const fail: Fail = (keyword, details) => ({
      ...where,
      ...details,
      ...(details?.unknown !== undefined && {path: [...place.path, details.unknown]}),
      keyword,
      data,
      schema: schema || {},
      file: this.#fileOf.get(schema as object) ?? '',
    });
    if (!schema) return [fail('false schema')];
    const inner: Inner = (other, value) =>
      value
        ? this.#check(other, value.data, {...place, path: [...place.path, value.step]})
        : this.#check(other, data, place);
    return [
      ...this.#checkAny(schema, data, place, fail, inner),
      ...(typeof data === 'string' ? checkString(data, schema, fail) : []),
      ...(typeof data === 'number' ? checkNumber(data, schema, fail) : []),
      ...(Array.isArray(data) ? checkList(data, schema, fail, inner) : []),
      ...(isMap(fields) ? checkMap(fields, schema, fail, inner) : []),
      ...(isMap(data) && schema.propertyNames
        ? this.#checkNames(schema.propertyNames, Object.keys(data), place)
        : []),
    ];
  }

  #checkAny(schema: Schema, data: unknown, {path, isPart}: Place, fail: Fail, inner: Inner): SchemaError[] {
    const {$ref, type, enum: allowed, allOf = [], if: condition} = schema;
    const errors = $ref === undefined ? [] : inner(this.resolve(schema));
    if (type !== undefined && ![type].flat().some((name) => isOfType(data, name))) errors.push(fail('type'));
    if ('const' in schema && data !== schema.const) errors.push(fail('const'));
    if (allowed && !allowed.includes(data)) errors.push(fail('enum'));
    errors.push(...allOf.flatMap((part) => inner(part)));
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const branches = schema[keyword]?.map((part) => inner(part));
      if (!branches) continue;
      const fitting = branches.filter((faults) => faults.length === 0).length;
      if (fitting === 1 || (fitting > 1 && keyword === 'anyOf')) continue;
      if (fitting > 1) errors.push(fail(keyword));
      else if (!isPart || branches.every((faults) => !faults.every(isLeftOut)))
        errors.push(...chooseBranch(branches, fail(keyword)));
    }
    if (condition) {
      const branch = inner(condition).length === 0 ? 'then' : 'else';
      const tested = Object.keys(condition.properties ?? {}).map((name) => [...path, name]);
      errors.push(...inner(schema[branch] ?? true).map((error) => ({...error, tested})));
    }
    return errors;
  }

  #checkNames(schema: Schema, names: readonly string[], place: Place): SchemaError[] {
    return names.flatMap((name) =>
      this.#check(schema, name, {...place, path: [...place.path, name], isName: true}),
    );
  }
}
