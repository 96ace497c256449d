import {describeStop, isTooDeep, LIMITS, shorten} from '../../../text/limits';
import type {CodeError, Report, Run} from '../protocol';
import {LONGEST_LINE} from '../readAnswers';
import {describeThrown, describeValue} from '../thrown';

type Exports = Record<string, unknown>;

/** The reader's code as a function; its parameters are what a CommonJS module in Node.js can use. */
type Program = (
  module: {exports: Exports},
  exports: Exports,
  process: {env: Record<string, string>},
  console: Record<string, (...values: unknown[]) => void>,
) => void;

declare const self: {
  runProgram: (program: Program, linesBefore: number) => void;
  onmessage: ((event: {data: Run}) => Promise<void>) | (() => void);
  onerror: (
    ...details: [message: unknown, file: string, line: number, column: number, error: unknown]
  ) => true;
  onunhandledrejection: (event: {preventDefault: () => void; reason: unknown}) => void;
  postMessage: (message: Report | null) => void;
  setTimeout: (handle: () => void, delay: number) => void;
};

// Taken before the reader's code runs, which can replace it.
const {parse, stringify} = JSON;
const post = self.postMessage.bind(self);
const wait = self.setTimeout.bind(self);

/** Copies a value as the SDK would upload it: without anything that JSON cannot represent. */
function cloneAsJson<Value>(value: Value): Value {
  return parse(stringify(value)) as Value;
}

/** Like the SDK's HTTP client, which returns JSON parsed and everything else as a string. */
function readFileContent(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}

function getFunction(exports: Exports, name: string): (...values: unknown[]) => unknown {
  const found = exports[name];
  if (typeof found === 'function') return found as (...values: unknown[]) => unknown;
  throw new Error(`The file exports no function "${name}". End it with: module.exports.${name} = ${name};`);
}

async function runParser(exports: Exports, input: string): Promise<unknown[]> {
  const findings = await getFunction(exports, 'parse')(readFileContent(input));
  if (Array.isArray(findings)) return findings as unknown[];
  throw new Error('parse must return an array of findings, or a promise of one.');
}

async function runHook(exports: Exports, input: string): Promise<unknown[]> {
  let findings = parse(input) as unknown[];
  await getFunction(
    exports,
    'handle',
  )({
    getFindings: () => Promise.resolve(cloneAsJson(findings)),
    updateFindings: (updated: unknown[]) => {
      if (!Array.isArray(updated)) throw new Error('updateFindings takes the complete list of findings.');
      findings = cloneAsJson(updated);
      return Promise.resolve();
    },
    getRawResults: () => Promise.reject(new Error('This example has findings only, no raw result.')),
    updateRawResults: () => Promise.reject(new Error('This example has findings only, no raw result.')),
    scan: {metadata: {name: 'sample', namespace: 'default'}, spec: {scanType: 'sample', parameters: []}},
  });
  return findings;
}

/** The first findings as JSON, cut before anything is copied: a loop can make a million. */
function writeFindings(findings: readonly unknown[]): string {
  const first = findings.slice(0, LIMITS.findings);
  const text = stringify(first);
  if (isTooDeep(first)) throw new Error(`A finding is nested more than ${LIMITS.levels} levels deep.`);
  if (text.length <= LIMITS.characters) return text;
  const [found, most] = [text.length, LIMITS.characters].map((number) => number.toLocaleString('en'));
  throw new Error(`The findings have ${found} characters as JSON. At most ${most} are read: return less.`);
}

self.runProgram = (program, linesBefore) => {
  self.onmessage = async ({data: {kind, input, env}}) => {
    const log: string[] = [];
    let lines = 0;
    const write = (...values: unknown[]) => {
      lines += 1;
      // A loop that logs must not exhaust the memory.
      log[Math.min(lines - 1, LIMITS.shown)] =
        lines > LIMITS.shown
          ? `${lines - LIMITS.shown} more lines are not shown.`
          : shorten(values.map(describeValue).join(' '), LONGEST_LINE);
    };
    const finish = (error: CodeError | undefined, findings = '[]', count = 0) => {
      try {
        post({error, findings, count, log});
      } catch {
        // What this script uses has been replaced. The frame has a sentence for that.
        post(null);
      }
    };
    self.onerror = (...[, , , , error]) => {
      finish(describeThrown(error, linesBefore));
      return true;
    };
    self.onunhandledrejection = (event) => {
      event.preventDefault();
      finish(describeThrown(event.reason, linesBefore));
    };
    // The frame asks when the time is over. While a loop runs, nothing answers.
    self.onmessage = () =>
      finish({message: `${describeStop('waiting for a promise')} Is it ever resolved?`, line: undefined});
    try {
      const module: {exports: Exports} = {exports: {}};
      const console = {log: write, info: write, warn: write, error: write, debug: write};
      program(module, module.exports, {env}, console);
      const findings = await (kind === 'parser' ? runParser : runHook)(module.exports, input);
      const text = writeFindings(findings);
      // The browser tells of rejected promises in a task of its own, which the first delay may precede.
      await new Promise<void>((resolve) => wait(() => wait(resolve, 0), 0));
      finish(undefined, text, findings.length);
    } catch (error) {
      finish(describeThrown(error, linesBefore));
    }
  };
};

// The frame measures the time from here on.
post(null);
