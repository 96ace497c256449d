/**
 * Reading of messages from where readers' code runs, which can send anything itself, and change what our scripts send.
 * What is returned is a copy that can be shown.
 */
import {LIMITS} from '../../text/limits';
import {isMap, listOf, mapOf, textOf} from '../../text/loose';
import type {CodeError, Outcome, Report, Row, Shown} from './protocol';

/** Characters of a line in the log. */
export const LONGEST_LINE = 2000;
const LONGEST_JSON = 50_000;
/** Pixels: a few screens. */
const HIGHEST = 3000;

const UNREADABLE: CodeError = {
  message: 'The result cannot be read. Does the code send messages itself, or change how JSON is written?',
  line: undefined,
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function readText(value: unknown, most = LIMITS.quoted): string {
  const text = textOf(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** A list, and one line about the rest of it. */
function readTexts(value: unknown, most?: number): string[] {
  return Array.from(listOf(value).slice(0, LIMITS.shown + 1), (text) => readText(text, most));
}

/** @param lines that the code has: what it throws can name any other */
function readError(value: unknown, lines = Infinity): CodeError | undefined {
  if (value === undefined) return undefined;
  const {message, line} = mapOf(value);
  const text = readText(message);
  return {
    // Spaces and marks alone cannot be seen.
    message: /[^\p{C}\p{Z}]/u.test(text) ? text : 'The code failed without a message.',
    line: isCount(line) && line > 0 && line <= lines ? line : undefined,
  };
}

/** What a program reports. */
export function readReport(value: unknown): Report {
  const {error, findings, count, log} = mapOf(value);
  return typeof findings === 'string' && findings.length <= LIMITS.characters && isCount(count)
    ? {error: readError(error), findings, count, log: readTexts(log, LONGEST_LINE)}
    : {error: UNREADABLE, findings: '[]', count: 0, log: []};
}

function readRow(value: unknown): Row {
  const {severity, before, name, location, category, changed} = mapOf(value);
  return {
    severity: readText(severity),
    before: readText(before),
    name: readText(name),
    location: readText(location),
    category: readText(category),
    changed: readText(changed),
  };
}

/** What a block shows. Reading it again changes nothing. */
export function readOutcome(value: unknown, lines?: number): Outcome {
  const {error, summary, problems, rows, hidden, json, log} = mapOf(value);
  return {
    error: isMap(value) ? readError(error, lines) : UNREADABLE,
    summary: readText(summary),
    problems: readTexts(problems),
    rows: Array.from(listOf(rows).slice(0, LIMITS.shown), readRow),
    hidden: isCount(hidden) ? hidden : 0,
    json: readText(json, LONGEST_JSON),
    log: readTexts(log, LONGEST_LINE),
  };
}

export function readShown(value: unknown, lines?: number): Shown {
  return {error: isMap(value) ? readError(value.error, lines) : UNREADABLE};
}

/** A height in pixels at which a component can be shown. */
export function readHeight(value: unknown): number {
  return isCount(value) ? Math.min(value, HIGHEST) : 0;
}
