/**
 * Stands in for `@securecodebox/parser-sdk-nodejs/parser-utils`, which the examples find in the platform's repository.
 * It is JavaScript because Jest runs it as it is, like the examples.
 */
const {randomUUID} = require('node:crypto');
const addFormats = require('ajv-formats');
const Ajv = require('ajv/dist/2020');

const schema = require('../../platform/schemas/finding.json');

// Not strict: the schema has keywords of the website, which say nothing about what is valid.
const ajv = new Ajv({allErrors: true, strict: false, verbose: true});
addFormats(ajv);
const validate = ajv.compile({type: 'array', items: schema});

/**
 * Does what the parser SDK does: adds id and time to copies of the findings, and rejects with the list of all errors if
 * one does not fit the schema.
 */
exports.validateParser = async function validateParser(findings) {
  const parsedAt = new Date().toISOString();
  const complete = findings.map((finding) => ({...finding, id: randomUUID(), parsed_at: parsedAt}));
  if (validate(complete)) return;
  const errors = validate.errors.map(({data, instancePath, message, params}) => ({
    instancePath,
    message,
    params,
    invalidValue: data,
  }));
  throw new Error(JSON.stringify(errors, null, 2));
};
