import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

import {describeSchemaError} from '../../../platform/manifests/schemaFaults';
import findingSchema from '../../../platform/schemas/finding.json';
import {listSdkFields, type Schema} from '../../../platform/schemas';
import {Schemas} from '../../../platform/validateSchema';
import {formatCount} from '../../../text/formatCount';
import {cutList, describeExcess, isStackOverflow, isTooDeep, LIMITS} from '../../../text/limits';
import {isMap, type DataMap} from '../../../text/loose';
import type {CodeError, LiveKind, Outcome, Report, Row} from '../protocol';

/** What a block asks about: findings of a program or of a text, with what they come from. */
export interface Question extends Report {
  kind: LiveKind;
  /** The findings that a hook has received, as JSON. */
  input: string;
}

/**
 * Checks findings against the schema of the platform, with the sentences of the check of examples.
 *
 * @param stage `parsed`, before the SDK adds its fields, or `stored`
 * @returns one sentence for each fault, none if all findings are valid
 */
export function checkFindings(findings: readonly unknown[], stage: 'parsed' | 'stored'): string[] {
  const complete = findingSchema as unknown as Schema;
  const added = stage === 'stored' ? [] : listSdkFields(complete);
  const schema = {...complete, required: complete.required?.filter((field) => !added.includes(field))};
  const validate = new Schemas(new Map([['finding.json', schema]])).validator('finding.json');
  return findings.flatMap((finding, index) =>
    (validate?.(finding) ?? []).map((error) => `Finding ${index + 1}: ${describeSchemaError(error)}`),
  );
}

/** Names of the fields of a finding that differ from what it was before; none for a new one. */
export function findChangedFields(finding: DataMap, original: DataMap | undefined): string[] {
  if (!original) return [];
  const fields = new Set([...Object.keys(original), ...Object.keys(finding)]);
  return [...fields].filter((field) => JSON.stringify(finding[field]) !== JSON.stringify(original[field]));
}

/** Why a text is no JSON, and where. The browser's own parser often does not say where the fault is. */
function explainJson(text: string): CodeError {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, {disallowComments: true, allowTrailingComma: false});
  } catch (error) {
    if (isStackOverflow(error)) return {message: describeExcess('levels'), line: undefined};
    throw error;
  }
  const [first] = errors;
  if (!first) return {message: 'This is not JSON.', line: undefined};
  const reason = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const line = text.slice(0, first.offset).split('\n').length;
  return {message: `This is not JSON: ${reason.toLowerCase()}.`, line};
}

/** Reads JSON text as a finding or as a list of findings. */
export function parseFindings(text: string): {findings: unknown[]; error?: CodeError} {
  const fail = (error: CodeError) => ({findings: [], error});
  if (text.length > LIMITS.characters) {
    return fail({message: describeExcess('characters', text.length), line: undefined});
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail(explainJson(text));
  }
  if (isTooDeep(value)) return fail({message: describeExcess('levels'), line: undefined});
  return {findings: Array.isArray(value) ? value : [value]};
}

function renderText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toRow(finding: DataMap, original: DataMap | undefined): Row {
  const {severity, name, location, category} = finding;
  const changed = findChangedFields(finding, original);
  return {
    severity: renderText(severity),
    before: changed.includes('severity') ? renderText(original?.severity) : '',
    name: renderText(name),
    location: typeof location === 'string' ? location : '',
    category: renderText(category),
    changed: changed.join(', '),
  };
}

/** The rows of the table, and the findings that they are about. */
function listRows(findings: readonly unknown[], {kind, input}: Question): Pick<Outcome, 'rows' | 'json'> {
  const shown = kind === 'finding' ? [] : findings.filter(isMap).slice(0, LIMITS.shown);
  const before = kind === 'hook' ? parseFindings(input).findings.filter(isMap) : [];
  const originals = new Map(before.map((finding) => [finding.id, finding]));
  return {
    rows: shown.map((finding) => toRow(finding, originals.get(finding.id))),
    json: shown.length > 0 ? JSON.stringify(shown, null, 2) : '',
  };
}

function summarize(count: number, checked: number, faults: number): string {
  const state = faults === 0 ? 'valid' : formatCount(faults, 'fault');
  if (count <= checked) return `${formatCount(count, 'finding')}, ${state}`;
  const all = `${count.toLocaleString('en')} findings`;
  return faults === 0 ? `${all}, the first ${checked} ${state}` : `${all}, ${state} in the first ${checked}`;
}

/** Checks what a program has reported, or a text with findings. */
export function checkReport(question: Question): Outcome {
  const {kind, error: failure, log} = question;
  const {findings, error = failure} = parseFindings(question.findings);
  const count = Math.max(question.count, findings.length);
  const checked = findings.slice(0, LIMITS.findings);
  const faults = checkFindings(checked, kind === 'parser' ? 'parsed' : 'stored');
  const {rows, json} = listRows(checked, question);
  return {
    error,
    summary: summarize(count, checked.length, faults.length),
    problems: cutList(faults, 'faults'),
    rows,
    hidden: rows.length > 0 ? count - rows.length : 0,
    json,
    log,
  };
}
