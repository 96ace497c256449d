import {LineCounter, parseAllDocuments, type Document, type YAMLError} from 'yaml';

import {isMap, listOf, mapOf, textOf, type FieldPath} from '../../text/loose';
import {findYamlLine} from '../../text/yamlLines';

export interface SyntaxFault {
  /** Line in the text, from 1. */
  line: number;
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
  return code === 'TAB_AS_INDENT' ? `${message}. Use spaces` : message;
}

function brokenDocument(line: number, reason: string): ParsedDocument {
  return {data: undefined, line, findLine: () => line, faults: [{line, reason}]};
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
    const data: unknown = document.toJS();
    // Throws for a value that contains itself.
    JSON.stringify(data);
    return {data, line, findLine: (path) => findYamlLine(document, path, lines) ?? line, faults};
  } catch (error) {
    const {message} = error as Error;
    return brokenDocument(line, message.includes('circular') ? 'A value contains itself' : message);
  }
}

/** Parses all documents of a text; JSON must also follow its own, stricter rules. */
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
  const options = {lineCounter, prettyErrors: false, merge: true, logLevel: 'error'} as const;
  const documents = parseAllDocuments(text, options);
  return Array.isArray(documents)
    ? documents.map((document) => readDocument(document, text, lineCounter))
    : [];
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

/** Parses YAML or JSON that a reader has pasted, also with marks of a byte order and line ends of Windows. */
export function parsePasted(text: string): ParsedDocument[] {
  // A document of nothing but comments, or behind the last separator, is none.
  return parseDocuments('yaml', replaceTabs(text.replace(/^\uFEFF/, ''))).filter(
    ({data, faults}) => faults.length > 0 || (data !== null && data !== undefined),
  );
}

/** Takes lists of objects apart: `kind: List`, lists of a kind such as `ScanList`, and lists without a kind. */
export function splitObjects({data, line, findLine}: ParsedDocument): TextObject[] {
  const isList = isMap(data) && textOf(data.kind).endsWith('List') && Array.isArray(data.items);
  if (!isList && !(Array.isArray(data) && (data.length === 0 || data.some(isMap))))
    return data === undefined ? [] : [{data, line, findLine}];
  const {apiVersion, kind, items = data} = mapOf(data);
  // The API server leaves out what the items of a list of one kind have in common.
  const common = textOf(kind) === 'List' || !isList ? {} : {apiVersion, kind: textOf(kind).slice(0, -4)};
  const path: FieldPath = isList ? ['items'] : [];
  return listOf(items).map((item, index) => ({
    data: isMap(item) ? {...common, ...item} : item,
    line: findLine([...path, index]),
    findLine: (inner) => findLine([...path, index, ...inner]),
  }));
}
