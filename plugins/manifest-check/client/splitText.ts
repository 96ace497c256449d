import {isMap, listOf, type FieldPath} from '../../../text/loose';
import {parseDocuments, type ParsedDocument} from '../../../platform/manifests/parseDocuments';

/** An object of the text: a document, or an entry of a list of objects. */
export interface TextObject {
  data: unknown;
  /** Line in the text, from 1. */
  line: number;
  /** Line of a field of the object. */
  findLine: ParsedDocument['findLine'];
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

/** Parses YAML or JSON, also with marks of a byte order and line ends of Windows. */
export function parseText(text: string): ParsedDocument[] {
  // A document of nothing but comments, or behind the last separator, is none.
  return parseDocuments('yaml', replaceTabs(text.replace(/^\uFEFF/, ''))).filter(
    ({data, faults}) => faults.length > 0 || (data !== null && data !== undefined),
  );
}

/** Takes lists of objects apart: `kind: List`, and lists without a kind. */
export function splitObjects({data, line, findLine}: ParsedDocument): TextObject[] {
  const isList = isMap(data) && data.kind === 'List' && Array.isArray(data.items);
  const path: FieldPath = isList ? ['items'] : [];
  const items = isList ? listOf(data.items) : Array.isArray(data) && data.some(isMap) ? data : undefined;
  if (!items) return data === undefined ? [] : [{data, line, findLine}];
  return (items as unknown[]).map((item, index) => ({
    data: item,
    line: findLine([...path, index]),
    findLine: (inner) => findLine([...path, index, ...inner]),
  }));
}
