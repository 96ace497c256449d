import {createSchemaSet, type SchemaSet} from './createSchemaSet';
import {loadSchemaFiles} from './loadPlatform';

let compiled: SchemaSet | undefined;

/** Validators for all schemas of the platform. */
export function compileSchemas(): SchemaSet {
  return (compiled ??= createSchemaSet(loadSchemaFiles()));
}
