import {relative} from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import {LineCounter, parseDocument} from 'yaml';

import {readText} from './readText';
import {findYamlLine} from './yamlLines';

/**
 * Reads a YAML file that people edit: the rules of a check, or data about the platform.
 *
 * @param schema what the file holds; values that are absent get its defaults
 * @throws if the file is not valid YAML or does not match the schema; one line per fault: file, line, field, reason
 */
export function readYamlFile<Content>(file: string, schema: Joi.Schema<Content>): Content {
  const name = relative(process.cwd(), file);
  const lines = new LineCounter();
  const document = parseDocument(readText(file), {lineCounter: lines});
  const [syntaxError] = document.errors;
  if (syntaxError) {
    throw new Error(
      `${name}:${lines.linePos(syntaxError.pos[0]).line}: ${syntaxError.message.split('\n')[0] ?? ''}`,
    );
  }
  const validated = schema.validate(document.toJS(), {abortEarly: false});
  if (validated.error) {
    const faults = validated.error.details.map(
      ({path, message}) => `${name}:${findYamlLine(document, path, lines) ?? 1}: ${message}`,
    );
    throw new Error(faults.join('\n'));
  }
  return validated.value;
}
