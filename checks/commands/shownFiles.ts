import {parseDocuments} from '../../platform/manifests/parseDocuments';
import type {PlatformData} from '../../platform/manifests/platformData';
import type {Fault} from '../../text/fault';
import {checkExample} from '../examples/examplesCheck';
import type {CodeBlock, Page} from '../sources/parsePage';
import type {HereDocument} from './parseShell';

export interface ShownFile {
  path: string;
  /** Line of its first line on the page. */
  line: number;
  text: string;
  /** Marks of the code block: `values=nmap`. */
  meta: ReadonlyMap<string, string>;
}

export function toShownFile(path: string, content: HereDocument, block: CodeBlock): ShownFile {
  return {path, text: content.text, line: block.line + content.line - 1, meta: block.meta};
}

/** YAML files that a page shows in blocks of their own: ` ```yaml title="values.yaml" `. */
export function collectTitledFiles({codeBlocks}: Page): ShownFile[] {
  return codeBlocks.flatMap(({lang, meta, value, line}) => {
    const path = meta.get('title');
    if (path === undefined || lang !== 'yaml' || meta.has('unchecked')) return [];
    return [{path, text: value, line, meta}];
  });
}

function parseText({text, line}: Pick<ShownFile, 'text' | 'line'>, page: Page): Fault[] {
  const [syntax] = parseDocuments('yaml', text).flatMap(({faults}) => faults);
  if (!syntax) return [];
  const message = `this is not valid YAML: ${syntax.reason}`;
  return [{file: page.file, line: line + syntax.line - 1, message}];
}

/**
 * Checks a text that a command reads or writes.
 *
 * @param content what the text is: values of a chart, a manifest, or `unknown`: then a manifest is recognised by its
 *   fields
 */
export function checkShownText(
  {text, line}: Pick<ShownFile, 'text' | 'line'>,
  content: {values: string} | 'manifest' | 'unknown',
  page: Page,
  knowledge: PlatformData,
): Fault[] {
  if (content === 'unknown' && !isManifest(text)) return parseText({text, line}, page);
  const meta = new Map(typeof content === 'object' ? [['values', content.values]] : []);
  return checkExample({lang: 'yaml', meta, value: text, line}, page.file, knowledge);
}

function isManifest(text: string): boolean {
  return /^\s*\{?\s*"?apiVersion"?\s*:/m.test(text) && /"?kind"?\s*:/.test(text);
}

/** The file as it is at a line of the page: the last one with that name above the line. */
export function findShownFile(
  files: readonly ShownFile[],
  path: string,
  line: number,
): ShownFile | undefined {
  const name = path.replace(/^\.\//, '');
  return files
    .filter((file) => file.path.replace(/^\.\//, '') === name && file.line <= line)
    .sort((a, b) => b.line - a.line)[0];
}

/** Checks a file of the page as values of the chart that a helm call gives it to. */
export function checkValuesFile(
  file: ShownFile,
  chart: string,
  page: Page,
  knowledge: PlatformData,
): Fault[] {
  const marked = file.meta.get('values');
  if (marked === undefined) return checkShownText(file, {values: chart}, page, knowledge);
  // The examples check has checked the block already.
  if (marked === chart) return [];
  const message = `${file.path} is marked as values=${marked}, but a command below gives it to the chart "${chart}". Correct one of them.`;
  return [{file: page.file, line: file.line, message}];
}
