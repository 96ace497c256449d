import {
  dereference,
  format,
  validate,
  type OutputUnit,
  type Schema as AnySchema,
} from '@cfworker/json-schema';

import {findClosest} from '../text/findClosest';
import {isCronExpression, isDuration} from './formats';
import type {Schema, SchemaFiles} from './schemas';
import {visitDescribed} from './visitDescribed';

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
  parentSchema: Record<string, unknown>;
  /** Name of the missing (`required`) or unknown field. */
  property?: string;
  /** Name of the field if it is the name that is wrong. */
  propertyName?: string;
  /** The validator's own sentence. */
  message: string;
}

/** Returns the violations by a document; none if it is valid. */
export type Validate = (data: unknown) => SchemaError[];

/** The keywords, besides those that only pass on what is wrong inside a value. */
const WRAPPERS = new Set(['$ref', 'allOf', 'dependentSchemas', 'items', 'patternProperties', 'properties']);
const UNKNOWN_FIELD = ['additionalProperties', 'unevaluatedProperties'];
/** Formats of numbers, which the package does not know, with their limits. */
const NUMBER_LIMITS: Readonly<Record<string, number>> = {int32: 2 ** 31, int64: 2 ** 63};
/** References in the schemas are relative to this. */
const BASE = 'https://www.securecodebox.io/schemas/';

format['go-duration'] = isDuration;
format.cron = isCronExpression;

type Node = Record<string, unknown> & {$ref?: string; __absolute_ref__?: string};

/** Pointers in the form of JSON, without the escapes of a URL. */
function decodeUnit(unit: OutputUnit): OutputUnit {
  return {
    ...unit,
    instanceLocation: decodeURIComponent(unit.instanceLocation),
    keywordLocation: decodeURIComponent(unit.keywordLocation),
  };
}

/** Splits a pointer such as `#/spec/env/0` into unescaped steps. */
function splitPointer(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer. */
function follow(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((node, step) => (node as Node | undefined)?.[step], root);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function lastStep(pointer: string): string {
  return splitPointer(pointer).at(-1) ?? '';
}

/** Validators of all places in a set of schema files. */
export class Schemas {
  readonly #lookup: Record<string, AnySchema | boolean> = {};

  constructor(files: SchemaFiles) {
    for (const [file, schema] of files) dereference({...schema, $id: BASE + file} as AnySchema, this.#lookup);
  }

  /** The schema at a reference such as `kubernetes.json#/$defs/EnvVar`; `undefined` if there is none. */
  find(reference: string): Schema | undefined {
    return this.#lookup[BASE + reference] as Schema | undefined;
  }

  /** The schema that another one refers to. */
  readonly resolve = (schema: Schema): Schema => {
    const {$ref = '', __absolute_ref__: url = $ref} = schema as Node;
    return this.#lookup[url] as Schema;
  };

  /** The validator at a reference. */
  validator(reference: string): Validate | undefined {
    const schema = this.find(reference);
    if (!schema) return undefined;
    return (data) => {
      const {errors} = validate(data, schema as AnySchema, '2020-12', this.#lookup, false);
      const units = errors.map(decodeUnit);
      return [
        ...units.flatMap((unit, index) => this.#toError(unit, units[index - 1], schema, data)),
        ...this.#checkOwnKeywords(schema, data),
      ];
    };
  }

  /** Follows a way through the schemas to the schema that has the last keyword. */
  #findParent(root: Schema, schemaPath: string): Node {
    const steps = splitPointer(schemaPath).slice(0, -1);
    return steps.reduce<Node>(
      (node, step) => (step === '$ref' ? this.resolve(node) : node[step]) as Node,
      root as Node,
    );
  }

  /** @param before the unit before, which is the one around it if there is one */
  #toError(unit: OutputUnit, before: OutputUnit | undefined, root: Schema, data: unknown): SchemaError[] {
    const {keyword, instanceLocation, keywordLocation, error: message} = unit;
    if (WRAPPERS.has(keyword) || UNKNOWN_FIELD.includes(keyword)) return [];
    // The package names the place of the value here, not that of the schema; the unit before has both.
    if (keyword === 'false' && before) {
      const name = lastStep(instanceLocation);
      if (UNKNOWN_FIELD.includes(before.keyword)) {
        return [this.#createError({...before, error: message}, root, data, name)];
      }
      return [
        this.#createError({...before, keyword: 'false schema', instanceLocation, error: message}, root, data),
      ];
    }
    const [, missing] = keyword === 'required' ? (/"(.*)"\.$/s.exec(message) ?? []) : [];
    if (!keywordLocation.includes('/propertyNames/')) return [this.#createError(unit, root, data, missing)];
    return [
      {
        ...this.#createError({...unit, instanceLocation: parentOf(instanceLocation)}, root, data),
        data: lastStep(instanceLocation),
        propertyName: lastStep(instanceLocation),
      },
    ];
  }

  #createError(unit: OutputUnit, root: Schema, data: unknown, property?: string): SchemaError {
    const {keyword, instanceLocation, keywordLocation, error: message} = unit;
    return {
      keyword,
      instancePath: instanceLocation.slice(1),
      schemaPath: keywordLocation,
      data: follow(data, splitPointer(instanceLocation)),
      parentSchema: this.#findParent(root, keywordLocation),
      ...(property !== undefined && {property}),
      message,
    };
  }

  /** Checks what the package does not know: sizes of numbers, and names that look like misspelt ones. */
  #checkOwnKeywords(root: Schema, data: unknown): SchemaError[] {
    const errors: SchemaError[] = [];
    visitDescribed(root, data, this.resolve, (schema, value, path) => {
      const add = (keyword: string, property?: string) =>
        errors.push({
          keyword,
          instancePath: path
            .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
            .join(''),
          schemaPath: '',
          data: value,
          parentSchema: schema as Node,
          ...(property !== undefined && {property}),
          message: 'is not valid',
        });
      const limit = NUMBER_LIMITS[schema.format ?? ''] ?? Infinity;
      if (typeof value === 'number' && (value < -limit || value >= limit)) add('format');
      if (schema['x-lookalikes'] !== false || typeof value !== 'object' || value === null) return;
      const known = Object.keys(schema.properties ?? {});
      for (const name of Object.keys(value)) {
        if (!known.includes(name) && findClosest(name, known) !== undefined)
          add('additionalProperties', name);
      }
    });
    return errors;
  }
}
