import {LineCounter, parseAllDocuments, type Document} from 'yaml';

import {findYamlLine} from '../../text/yamlLines';

/** A YAML or JSON document of a code block. */
export interface ParsedDocument {
  /** The content as plain data. */
  data: unknown;
  /** Line of a field within the block, counted from 1; for a missing field that of its nearest existing parent. */
  findLine: (path: readonly (string | number)[]) => number;
}

/** Documents of a block, or its first syntax error. */
export type ParsedBlock = {ok: true; documents: ParsedDocument[]} | {ok: false; line: number; reason: string};

function findStart({contents}: Document, lines: LineCounter): number {
  return contents?.range ? lines.linePos(contents.range[0]).line : 1;
}

/** Parses all documents of a block; JSON must also follow its own, stricter rules. */
export function parseDocuments(lang: 'yaml' | 'json', value: string): ParsedBlock {
  if (lang === 'json') {
    try {
      JSON.parse(value);
    } catch (error) {
      const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
      return {ok: false, line: value.slice(0, position).split('\n').length, reason: (error as Error).message};
    }
  }
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(value, {lineCounter, prettyErrors: false});
  if (!Array.isArray(documents)) return {ok: true, documents: []};
  for (const {errors} of documents) {
    const [error] = errors;
    if (error) {
      return {ok: false, line: lineCounter.linePos(error.pos[0]).line, reason: error.message};
    }
  }
  return {
    ok: true,
    documents: documents.map((document) => ({
      data: document.toJS() as unknown,
      findLine: (path) => findYamlLine(document, path, lineCounter) ?? findStart(document, lineCounter),
    })),
  };
}
