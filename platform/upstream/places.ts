import {join} from 'node:path';
import {LineCounter, parseDocument, type Document} from 'yaml';

import {entriesOf, mapOf, textOf} from '../../text/loose';
import {readText} from '../../text/readText';
import {findYamlLine, splitFrontMatter} from '../../text/yamlLines';

/** A key of a map, a position in a list, or the entry of a list in which a field begins with a text: `{name: 'nmap'}`. */
export type Step = string | number | Readonly<Record<string, string>>;

/** Where something is said: a YAML or JSON file or the front matter of a page, and the way to it from the outside in. */
export interface Place {
  file: string;
  steps: readonly Step[];
}

/** The path of a place in a document. A value of a chart that the file does not describe is what overrides an inherited one. */
export function resolveSteps(document: Document, steps: readonly Step[]): (string | number)[] {
  const path: (string | number)[] = [];
  for (const step of steps) {
    if (typeof step !== 'object') {
      path.push(step);
      continue;
    }
    const [field = '', value = ''] = Object.entries(step).flat();
    const entries = entriesOf((document.getIn(path) as {toJSON?: () => unknown} | undefined)?.toJSON?.());
    const index = entries.findIndex(([, entry]) => {
      const text = textOf(mapOf(entry)[field]);
      return text === value || (value.endsWith(':') && text.startsWith(value));
    });
    if (index < 0 && field === 'key')
      return ['overrides', value, ...steps.slice(2).filter((rest) => typeof rest !== 'object')];
    path.push(index < 0 ? entries.length : index);
  }
  return path;
}

/** Line of a place, counted from 1; where something is inherited, that of the base. */
export function formatPlace(root: string, {file, steps}: Place): string {
  const source = readText(join(root, file));
  const isPage = /\.mdx?$/.test(file);
  const lines = new LineCounter();
  const document = parseDocument(isPage ? splitFrontMatter(source).yaml : source, {lineCounter: lines});
  const path = resolveSteps(document, steps);
  const base = textOf(document.get('extends'));
  if (path[0] === 'overrides' && base !== '' && !document.hasIn(path.slice(0, -1))) {
    return formatPlace(root, {file: `platform/charts/base/${base}.yaml`, steps});
  }
  const line =
    typeof steps[0] === 'number' ? steps[0] : (findYamlLine(document, path, lines) ?? 1) + Number(isPage);
  return `${file}:${line}`;
}
