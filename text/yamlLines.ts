import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  type Document,
  type YAMLMap,
} from 'yaml';

/** Keys of maps and positions in lists, from the outside in. */
type Path = readonly (string | number)[];

/** The pair of a map by its name, which may be a number or a boolean in the text. */
const findPair = (map: YAMLMap, name: string | number | undefined) =>
  map.items.find(({key}) => isScalar(key) && String(key.value) === String(name));

/** The value at a path; undefined if a step is missing. */
export function findYamlValue(document: Document, path: Path): unknown {
  return path.reduce<unknown>((parent, step) => {
    if (isMap(parent)) return findPair(parent, step)?.value;
    return isSeq(parent) ? parent.items[Number(step)] : undefined;
  }, document.contents);
}

/** A field of a map begins at its key, an item of a list at its value. */
function findNode(document: Document, path: Path): unknown {
  const parent = findYamlValue(document, path.slice(0, -1));
  return isMap(parent) ? findPair(parent, path.at(-1))?.key : findYamlValue(document, path);
}

/**
 * Finds the line of a field in a YAML document, or of the nearest parent that exists.
 *
 * @param lines the line counter with which the document was parsed
 * @returns line counted from 1, undefined if not even the first step of the path exists
 */
export function findYamlLine(document: Document, path: Path, lines: LineCounter): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNode(document, path.slice(0, length));
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

const FRONT_MATTER = /^---[ \t]*\r?\n(.*?\n)---[ \t]*(?:\r?\n|$)/s;

export function splitFrontMatter(source: string): {yaml: string; text: string} {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return {yaml, text: source.slice(whole.length)};
}

/**
 * The front matter of a Markdown file; an empty object if it has none. Docusaurus' parser is asynchronous, which would
 * make remark plugins asynchronous.
 *
 * @throws if it is not valid YAML
 */
export function parseFrontMatter(source: string): unknown {
  return parse(splitFrontMatter(source).yaml) ?? {};
}

/** The last file parsed: callers usually look up several fields of the same file. */
let last: {source: string; document: Document; lines: LineCounter} | undefined;

/**
 * Finds the line of a front matter field as {@link findYamlLine} does.
 *
 * @returns line in the file; undefined also if the file has no front matter
 */
export function findFieldLine(source: string, path: Path): number | undefined {
  if (last?.source !== source) {
    const lines = new LineCounter();
    last = {source, lines, document: parseDocument(splitFrontMatter(source).yaml, {lineCounter: lines})};
  }
  const line = findYamlLine(last.document, path, last.lines);
  // Plus one for the `---` line above the front matter.
  return line === undefined ? undefined : line + 1;
}
