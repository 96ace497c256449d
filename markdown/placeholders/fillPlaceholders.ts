import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {Charts} from '../../platform/charts';
import type {Release} from '../../platform/loadPlatform';
import {textAt} from '../../text/loose';

/** `%release.version%`; the dot distinguishes a placeholder from formats such as `%s` or `%Y-%m-%d`. */
const PLACEHOLDER = /%(?<name>[a-z]+\.[a-z]+)%/gi;

/** What each placeholder of a page stands for, by its name. */
export type Placeholders = Readonly<Record<string, string>>;

/** The placeholders of a page; `%checked.release%` only if its front matter has `checked`. */
export function listPlaceholders(
  {version, kubernetes}: Release,
  charts: Charts,
  frontMatter: unknown,
): Placeholders {
  const checked = textAt(frontMatter, 'checked.release');
  const subcharts = [...charts.values()].flatMap((chart) => chart.subcharts ?? []);
  return {
    ...Object.fromEntries(subcharts.map((subchart) => [`${subchart.name}.version`, subchart.version])),
    'release.version': version,
    'release.kubernetes': kubernetes,
    ...(checked !== '' && {'checked.release': checked}),
  };
}

export class UnknownPlaceholderError extends Error {
  readonly line: number;

  constructor(name: string, line: number, known: readonly string[]) {
    const names = known.map((other) => `%${other}%`).join(', ');
    super(`the placeholder %${name}% is not known. Known are ${names} (markdown/placeholders/README.md).`);
    this.name = 'UnknownPlaceholderError';
    this.line = line;
  }
}

export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

/** @param line line on which the text begins, for the error */
export function fillPlaceholders(text: string, known: Placeholders, line = 1): string {
  return text.replace(PLACEHOLDER, (_, name: string, offset: number) => {
    const value = known[name];
    if (value !== undefined) return value;
    const linesBefore = text.slice(0, offset).split('\n').length - 1;
    throw new UnknownPlaceholderError(name, line + linesBefore, Object.keys(known));
  });
}

/** The objects of a node, itself and its attributes, whose string properties may contain a placeholder. */
function listFields(node: Nodes): Record<string, unknown>[] {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const attributes = isElement ? (node.attributes as unknown as Record<string, unknown>[]) : [];
  return [node as unknown as Record<string, unknown>, ...attributes];
}

/** Replaces the placeholders in words, code, links and attributes of a page. Changes the tree. */
export function fillPagePlaceholders(tree: Root, known: Placeholders): void {
  visit(tree, (node) => {
    // Front matter is read before any plugin runs, so a replacement would have no effect.
    if (node.type === 'yaml') return;
    const line = (node.position?.start.line ?? 1) + (node.type === 'code' ? 1 : 0);
    for (const field of listFields(node)) {
      for (const name of ['value', 'url', 'title', 'alt', 'meta']) {
        const text = field[name];
        if (typeof text === 'string') field[name] = fillPlaceholders(text, known, line);
      }
    }
  });
}
