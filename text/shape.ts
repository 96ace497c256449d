import {Joi} from '@docusaurus/utils-validation';

/**
 * Schemas of files that people edit, from which TypeScript knows what a file holds: each field is said once. Fields are
 * required, unless `optional` says otherwise, and others are refused.
 */
export type Schema<Value> = Joi.AnySchema<Value>;

export type Infer<S> = S extends Schema<infer Value> ? Value : never;

export const text: Schema<string> = Joi.string().required();
export const flag: Schema<boolean> = Joi.boolean().required();
export const count: Schema<number> = Joi.number().integer().min(1).required();

/** A regular expression, as a string. */
export const pattern: Schema<string> = Joi.string()
  .custom((source: string) => {
    new RegExp(source, 'u');
    return source;
  }, 'regular expression')
  .required();

export function oneOf<const Value>(...values: readonly Value[]): Schema<Value> {
  const schema: Schema<Value> = Joi.valid(...values);
  return schema.required();
}

/** One of the keys of a map. */
export function keyOf<Key extends string>(labels: Readonly<Record<Key, unknown>>): Schema<Key> {
  return oneOf(...(Object.keys(labels) as Key[]));
}

export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return schema.optional();
}

export function list<Value>(items: Schema<Value>): Schema<Value[]> {
  // With required items, Joi would refuse an empty list.
  return Joi.array().items(items.optional()).required();
}

/** A list with at least one entry and no duplicates: of maps, none with the same `key`. */
export function some<Value>(items: Schema<Value>, key?: string): Schema<Value[]> {
  return Joi.array().items(items.optional()).min(1).unique(key).required();
}

/** A map with any keys. */
export function dictionary<Value>(values: Schema<Value>): Schema<Record<string, Value>> {
  return Joi.object().pattern(Joi.string(), values).required();
}

type Fields = Record<string, Joi.AnySchema>;
type Optional<F extends Fields> = {
  [Name in keyof F]: undefined extends Infer<F[Name]> ? Name : never;
}[keyof F];
/** What a map with these fields holds: those whose schema is optional may be missing. */
export type Shape<F extends Fields> = {[Name in Exclude<keyof F, Optional<F>>]: Infer<F[Name]>} & {
  [Name in Optional<F>]?: Exclude<Infer<F[Name]>, undefined>;
};

export function record<F extends Fields>(fields: F): Schema<Shape<F>> {
  return Joi.object(fields).required();
}
