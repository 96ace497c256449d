import Ajv2020 from 'ajv/dist/2020';
import type {DataValidateFunction} from 'ajv/dist/types';
import addFormats from 'ajv-formats';

import {findClosest} from '../../text/suggest';
import {isCronExpression, isDuration} from '../../platform/formats';
import {loadSchemaFiles} from '../../platform/loadPlatform';

/** Our own keywords, which validate nothing: they describe fields for the reference pages and for messages. */
const DOCUMENTATION_KEYWORDS = ['x-kubernetes-type', 'x-doc-type', 'x-status', 'x-rule', 'x-no-effect'];

/** `x-lookalikes: false`: unknown fields are allowed, unless their names look like misspelt known ones. */
function compileLookalikes(allowed: boolean, parentSchema: object): DataValidateFunction {
  const known = Object.keys((parentSchema as {properties?: object}).properties ?? {});
  return (data: object) =>
    allowed || Object.keys(data).every((name) => known.includes(name) || !findClosest(name, known));
}

/**
 * Creates Ajv with all schemas. Tests use it for what the validator of the site does not do: it refuses unknown
 * keywords in a schema. It also is a second opinion on which documents are valid.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({allErrors: true, strict: true, strictRequired: false});
  addFormats(ajv);
  ajv.addFormat('go-duration', {type: 'string', validate: isDuration});
  ajv.addFormat('cron', {type: 'string', validate: isCronExpression});
  for (const keyword of DOCUMENTATION_KEYWORDS) ajv.addKeyword(keyword);
  ajv.addKeyword({keyword: 'x-lookalikes', type: 'object', compile: compileLookalikes});
  ajv.addKeyword('x-set-by-sdk');
  for (const schema of loadSchemaFiles().values()) ajv.addSchema(schema);
  return ajv;
}
