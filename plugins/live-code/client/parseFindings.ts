import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

/** The parsed findings, or why the text could not be parsed. */
export type ParsedFindings = {findings: unknown[]} | {message: string; line: number | undefined};

function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/**
 * Reads JSON text as a finding or as a list of findings. It does not use the browser's own parser, which often does not
 * say where the fault is.
 */
export function parseFindings(text: string): ParsedFindings {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [first] = errors;
  if (!first) return {findings: Array.isArray(value) ? value : [value]};
  const line = text.slice(0, first.offset).split('\n').length;
  return {message: `This is not JSON: ${splitWords(printParseErrorCode(first.error))}.`, line};
}
