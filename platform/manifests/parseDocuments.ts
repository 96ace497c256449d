import {
  isAlias,
  isCollection,
  isScalar,
  LineCounter,
  parseAllDocuments,
  Scalar,
  visit,
  type Document,
  type ScalarTag,
  type Tags,
  type YAMLError,
} from 'yaml';

import {describeExcess, findExcess, isStackOverflow, LIMITS} from '../../text/limits';
import {isMap, listOf, mapOf, textOf, type FieldPath} from '../../text/loose';
import {findYamlLine, findYamlValue} from '../../text/yamlLines';
import {describeStrangeCharacter} from './characters';

export interface SyntaxFault {
  /** Line in the text, from 1. */
  line: number;
  /** Completes the sentence "This is not valid YAML: …". */
  reason: string;
}

/** An object of a text: a document, or an entry of a list of objects. */
export interface TextObject {
  /** The content as plain data; `undefined` if it cannot be read. */
  data: unknown;
  /** Line of its first value, from 1. */
  line: number;
  /** Line of a field in the text, from 1; for a missing field that of its nearest existing parent. */
  findLine: (path: FieldPath) => number;
  /** How the text writes a number or boolean, if not as JSON does: `yes`, `010`. */
  findSource: (path: FieldPath) => string | undefined;
}

export interface ParsedDocument extends TextObject {
  /** Duplicate keys, of which the last one counts, or the one fault that makes the document unreadable. */
  faults: SyntaxFault[];
}

function findStart({contents}: Document, lines: LineCounter): number {
  return contents?.range ? lines.linePos(contents.range[0]).line : 1;
}

/** The reason with what the parser leaves out: the key that occurs twice, what to write instead of a tab. */
function describeReason({code, message, pos: [start]}: YAMLError, text: string): string {
  if (code === 'DUPLICATE_KEY')
    return `${message}: ${/^[^:\n]*/.exec(text.slice(start))?.[0] ?? ''} occurs a second time`;
  if (code === 'TAB_AS_INDENT') return `${message}. Use spaces`;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n', 1);
  const character = describeStrangeCharacter(line.join().trim());
  return character === undefined ? message : `${message}. The line has ${character.slice(0, -1)}`;
}

function brokenDocument(line: number, reason: string): ParsedDocument {
  return {data: undefined, line, findLine: () => line, findSource: () => undefined, faults: [{line, reason}]};
}

/**
 * Replaces keys that are lists or maps by their text, because JSON has none: a template without quotes, as in
 * `port: {{port}}`, is a map in a map. The parser would write them anew, for which the workers have no code.
 */
function nameKeys(document: Document, text: string): void {
  visit(document, {
    Pair: (_, pair) => {
      const key = isAlias(pair.key) ? pair.key.resolve(document) : pair.key;
      if (!isCollection(key) || !key.range) return;
      const [start, end] = key.range;
      pair.key = Object.assign(new Scalar(text.slice(start, end)), {range: key.range});
    },
  });
}

function readDocument(document: Document.Parsed, text: string, lines: LineCounter): ParsedDocument {
  const faults = document.errors.map((error) => ({
    line: lines.linePos(error.pos[0]).line,
    reason: describeReason(error, text),
  }));
  const fatal = document.errors.findIndex(({code}) => code !== 'DUPLICATE_KEY');
  const line = findStart(document, lines);
  if (fatal >= 0) return {...brokenDocument(line, ''), faults: faults.slice(fatal, fatal + 1)};
  try {
    nameKeys(document, text);
    const data: unknown = document.toJS();
    // Throws for a value that contains itself.
    JSON.stringify(data);
    return {
      data,
      line,
      findLine: (path) => findYamlLine(document, path, lines) ?? line,
      findSource: (path) => {
        const node = findYamlValue(document, path);
        if (!isScalar(node) || typeof node.value === 'string' || node.value === null) return undefined;
        return node.source === JSON.stringify(node.value) ? undefined : node.source;
      },
      faults,
    };
  } catch (error) {
    const {message} = error as Error;
    if (message.includes('circular')) return brokenDocument(line, 'A value contains itself');
    return brokenDocument(line, message.includes('alias count') ? 'Its aliases stand for too much' : message);
  }
}

/** A number as Go's yaml.v2 reads it; anything else, and what is too large, stays a string. */
function readNumber(text: string): number | string {
  const plain = text.startsWith('.') ? text : text.replaceAll('_', '');
  const [, sign = '', digits = ''] = /^([-+]?)(.*)$/.exec(plain) ?? [];
  const isPrefixed = /^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i.test(digits);
  if (isPrefixed || /^0[0-7]+$/.test(digits)) {
    const number = isPrefixed ? Number(digits) : Number.parseInt(digits, 8);
    return sign === '-' ? -number : number;
  }
  const isDecimal = /^(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?$/i.test(digits);
  return isDecimal && Number.isFinite(Number(plain)) ? Number(plain) : text;
}

const NUMBER: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^[-+]?\.?\d/,
  resolve: readNumber,
};

/** Tags of YAML 1.1, which a worker may lack, with which the content would not become what JSON can hold. */
const STRANGE_TAG = /:(?:binary|omap|pairs|set)$/;
/**
 * YAML as kubectl and Helm read it: version 1.1, in which `yes`, `no`, `on` and `off` are booleans and `010` is 8. Their
 * library, sigs.k8s.io/yaml, also knows the octal numbers of version 1.2, and takes dates and times for strings.
 */
const DIALECT = {
  version: '1.1',
  customTags: (tags: Tags): Tags => [
    NUMBER,
    // The parser's own numbers with a fraction or an exponent would also read `.` and `e1`.
    ...tags.filter(
      (tag) =>
        typeof tag === 'object' &&
        !(STRANGE_TAG.test(tag.tag) || ['.5', '1e5'].some((text) => 'test' in tag && tag.test?.test(text))),
    ),
  ],
} as const;

/** Refuses what would take long, or more memory than there is, as plain data. */
function assertLimits(documents: readonly Document[]): void {
  let aliases = 0;
  for (const document of documents) {
    visit(document, {
      Alias: () => void (aliases += 1),
      Collection: (_, __, path) => {
        if (path.filter(isCollection).length >= LIMITS.levels) throw new Error(describeExcess('levels'));
      },
    });
  }
  if (aliases > LIMITS.aliases) throw new Error(describeExcess('aliases', aliases));
}

function parseAll(text: string, lineCounter: LineCounter): Document.Parsed[] {
  try {
    const documents = parseAllDocuments(text, {
      ...DIALECT,
      lineCounter,
      prettyErrors: false,
      logLevel: 'error',
    });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    throw isStackOverflow(error) ? new Error(describeExcess('levels'), {cause: error}) : error;
  }
}

/**
 * Parses all documents of a text; JSON must also follow its own, stricter rules.
 *
 * @throws if the text is beyond `LIMITS`, with a sentence for the reader
 */
export function parseDocuments(lang: 'yaml' | 'json', text: string): ParsedDocument[] {
  if (lang === 'json') {
    try {
      JSON.parse(text);
    } catch (error) {
      const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
      return [brokenDocument(text.slice(0, position).split('\n').length, (error as Error).message)];
    }
  }
  const lineCounter = new LineCounter();
  const documents = parseAll(text, lineCounter);
  assertLimits(documents);
  return documents.map((document) => readDocument(document, text, lineCounter));
}

/** Tabs separate in JSON; the parser of YAML does not expect them at the beginning of a line. */
function replaceTabs(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    JSON.parse(text);
    return text.replaceAll('\t', ' ');
  } catch {
    return text;
  }
}

/** Fields of a list that is meant as one: an object with others may have `items` of its own. */
const LIST_FIELDS = ['apiVersion', 'metadata', 'items'];

/** Takes lists of objects apart: `kind: List`, lists of a kind such as `ScanList`, and lists without a kind. */
function splitObjects({data, line, findLine, findSource}: ParsedDocument): TextObject[] {
  const {apiVersion, kind, items} = mapOf(data);
  const isPlain = isMap(data) && Object.keys(data).every((key) => LIST_FIELDS.includes(key));
  const isList = Array.isArray(items) && (textOf(kind).endsWith('List') || (kind === undefined && isPlain));
  if (!isList && !(Array.isArray(data) && (data.length === 0 || data.some(isMap))))
    return data === undefined ? [] : [{data, line, findLine, findSource}];
  // The API server leaves out what the items of a list of one kind have in common.
  const common = /.List$/.test(textOf(kind)) ? {apiVersion, kind: textOf(kind).slice(0, -4)} : {};
  const path: FieldPath = isList ? ['items'] : [];
  return listOf(isList ? items : data).map((item, index) => ({
    data: isMap(item) ? {...common, ...item} : item,
    line: findLine([...path, index]),
    findLine: (inner) => findLine([...path, index, ...inner]),
    findSource: (inner) => findSource([...path, index, ...inner]),
  }));
}

/**
 * Reads YAML or JSON that a reader has pasted, also with marks of a byte order and line ends of Windows.
 *
 * @returns its documents, and the objects in them: lists as `kubectl` prints them are taken apart
 * @throws if the text is beyond `LIMITS`, with a sentence for the reader
 */
export function readPasted(text: string): {documents: ParsedDocument[]; objects: TextObject[]} {
  const excess = findExcess(text);
  if (excess !== undefined) throw new Error(excess);
  // A document of nothing but comments, or behind the last separator, is none.
  const documents = parseDocuments('yaml', replaceTabs(text.replace(/^\uFEFF/, ''))).filter(
    ({data, faults}) => faults.length > 0 || (data !== null && data !== undefined),
  );
  return {documents, objects: documents.flatMap(splitObjects)};
}
