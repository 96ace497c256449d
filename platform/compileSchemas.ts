import {createSchemaSet, type SchemaSet} from './createSchemaSet';
import {loadSchemaFiles} from './loadPlatform';

let compiled: SchemaSet | undefined;

export function compileSchemas(): SchemaSet {
  return (compiled ??= createSchemaSet(loadSchemaFiles()));
}
