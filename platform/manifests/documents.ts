import {isMap, type FieldPath} from '../../text/loose';

export interface DocumentFault {
  path: FieldPath;
  message: string;
  /** `notice` for what is allowed but most likely not meant; a fault if absent. */
  severity?: 'notice';
}

/** `['spec', 'env', 0, 'value']` → `spec.env[0].value`. */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

/** Calls `visit` for a value and everything inside it, with the path of each. */
export function visitData(
  value: unknown,
  visit: (value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  visit(value, path);
  if (Array.isArray(value)) value.forEach((item, index) => visitData(item, visit, [...path, index]));
  else if (isMap(value)) {
    for (const [name, child] of Object.entries(value)) visitData(child, visit, [...path, name]);
  }
}
