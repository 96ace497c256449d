import {LineCounter, parseAllDocuments, type Document, type YAMLError} from 'yaml';

import {findYamlLine} from '../../text/yamlLines';

/** What a parser refuses. */
export interface SyntaxFault {
  /** Line in the text, from 1. */
  line: number;
  reason: string;
}

/** A YAML or JSON document of a text. */
export interface ParsedDocument {
  /** The content as plain data; `undefined` if it cannot be read. */
  data: unknown;
  /** Line of the document's first value, from 1. */
  line: number;
  /** Line of a field in the text, from 1; for a missing field that of its nearest existing parent. */
  findLine: (path: readonly (string | number)[]) => number;
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

/** An unreadable document. */
function createBroken(line: number, reason: string): ParsedDocument {
  return {data: undefined, line, findLine: () => line, faults: [{line, reason}]};
}

function readDocument(document: Document.Parsed, text: string, lines: LineCounter): ParsedDocument {
  const faults = document.errors.map((error) => ({
    line: lines.linePos(error.pos[0]).line,
    reason: describeReason(error, text),
  }));
  const fatal = document.errors.findIndex(({code}) => code !== 'DUPLICATE_KEY');
  const line = findStart(document, lines);
  if (fatal >= 0) return {...createBroken(line, ''), faults: faults.slice(fatal, fatal + 1)};
  try {
    const data: unknown = document.toJS();
    // Throws for a value that contains itself.
    JSON.stringify(data);
    return {
      data,
      line,
      findLine: (path) => findYamlLine(document, path, lines) ?? line,
      faults,
    };
  } catch (error) {
    const {message} = error as Error;
    return createBroken(line, message.includes('circular') ? 'A value contains itself' : message);
  }
}

/** Parses all documents of a text; JSON must also follow its own, stricter rules. */
export function parseDocuments(lang: 'yaml' | 'json', text: string): ParsedDocument[] {
  if (lang === 'json') {
    try {
      JSON.parse(text);
    } catch (error) {
      const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
      return [createBroken(text.slice(0, position).split('\n').length, (error as Error).message)];
    }
  }
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter,
    prettyErrors: false,
    merge: true,
    logLevel: 'error',
  });
  return Array.isArray(documents)
    ? documents.map((document) => readDocument(document, text, lineCounter))
    : [];
}
