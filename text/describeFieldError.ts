// cspell:ignore valids -- Joi's name for allowed values
import type {Joi} from '@docusaurus/utils-validation';

import {formatPath} from './loose';
import {suggest} from './suggest';

/**
 * Describes what is wrong with a field, starting with the field as its author would name it:
 * `integration.architectures[1] repeats "linux/amd64".`
 */
export function describeFieldError(detail: Joi.ValidationErrorItem, knownKeys: readonly string[]): string {
  return `${formatPath(detail.path)} ${describeReason(detail, knownKeys)}`;
}

function describeReason(detail: Joi.ValidationErrorItem, knownKeys: readonly string[]): string {
  const context = detail.context ?? {};
  const value: unknown = context.value;
  switch (detail.type) {
    case 'any.required':
      return detail.path.length === 1 && detail.path[0] === 'integration'
        ? 'is required: the page has no catalogue entry.'
        : 'is required.';
    case 'any.unknown':
      return 'is only allowed if state is deprecated.';
    case 'any.only': {
      const valids = (context.valids as unknown[]).map(String);
      return `must be one of ${valids.join(', ')}, got ${renderValue(value)}.${suggest(String(value), valids)}`;
    }
    case 'object.unknown':
      return `is not a known key.${suggest(String(detail.path.at(-1)), knownKeys) || ` Known keys are ${knownKeys.join(', ')}.`}`;
    case 'object.base':
      return `must have the keys ${knownKeys.join(', ')}, got ${renderValue(value)}.`;
    case 'string.base':
      return `must be a string, got ${renderValue(value)}.${isReadAsOtherType(value) ? ' Put it in quotes.' : ''}`;
    case 'string.empty':
      return 'must not be empty.';
    case 'string.trim':
      return 'must not begin or end with a space.';
    case 'string.min':
      return `must have at least ${String(context.limit)} characters, has ${String(value).length}.`;
    case 'string.max':
      return `must have at most ${String(context.limit)} characters, has ${String(value).length}.`;
    case 'string.pattern.name':
      return `must ${String(context.name)}, got ${renderValue(value)}.`;
    case 'array.base':
      return `must be a list, got ${renderValue(value)}.${typeof value === 'string' ? ` Write [${value}].` : ''}`;
    case 'array.min':
      return `must name at least ${String(context.limit)}.`;
    case 'array.unique':
      return `repeats ${renderValue(value)}.`;
    default:
      return `is wrong: ${detail.message}.`;
  }
}

/** Whether YAML reads an unquoted value as a type other than string: `1.10`, `2024-05-01`, `true`. */
function isReadAsOtherType(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
}

function renderValue(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value);
}
