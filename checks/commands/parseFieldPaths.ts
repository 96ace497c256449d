import {ITEM, type PathStep} from './findField';

/** One step of a plain path: `.name`, `['name']`, `[0]`, `[*]`, `[-1:]`; dots in names have a backslash. */
const STEP = /\.?(?<name>(?:\\.|[^.[\]{}'"\s\\])+)|\[(?<index>\*|-?\d*:?-?\d*)\]|\['(?<quoted>[^']*)'\]/y;

/**
 * Takes a path such as `.status.findings` or `$.items[*].spec` apart.
 *
 * @returns the steps, or `undefined` if the path is more than names and indexes, such as a filter
 */
export function parsePlainPath(text: string): PathStep[] | undefined {
  const path: PathStep[] = [];
  const plain = text.replace(/^[$@]/, '').replace(/^\.$/, '');
  STEP.lastIndex = 0;
  while (STEP.lastIndex < plain.length) {
    const groups = STEP.exec(plain)?.groups;
    if (!groups) return undefined;
    const name = groups.name?.replace(/\\(.)/g, '$1') ?? groups.quoted;
    if (name === '*') return undefined;
    path.push(name ?? ITEM);
  }
  return path;
}

/** Paths of one object that a JSONPath template prints; `items[]` of a list is left out. */
export function parseJsonPath(template: string): PathStep[][] {
  const paths: PathStep[][] = [];
  let range: PathStep[] | undefined = [];
  for (const [, expression = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    const text = expression.trim();
    if (/^["']/.test(text)) continue;
    if (text === 'end') {
      range = [];
      continue;
    }
    const isRange = text.startsWith('range ');
    const steps = parsePlainPath(isRange ? text.slice('range '.length).trim() : text);
    const path: PathStep[] | undefined = steps && range && [...range, ...steps];
    if (isRange) range = path;
    if (path) paths.push(dropItems(path));
  }
  return paths.filter((path) => path.length > 0);
}

/** What is below `items[]` is the path within one object of a list. */
export function dropItems(path: PathStep[]): PathStep[] {
  if (path[0] !== 'items') return path;
  return path.slice(path[1] === ITEM ? 2 : 1);
}
