import type {Outcome, Run, WorkerMessage} from '../protocol';
import {findLine} from '../sandbox';

/** Maximum number of console lines that are kept: a loop that logs must not exhaust the memory. */
const MAX_LOG_LINES = 50;

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
  onmessage: (event: {data: Run}) => void;
  postMessage: (message: WorkerMessage) => void;
};

function renderValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Error ? String(value) : JSON.stringify(value);
}

/** Copies a value as the SDK would upload it: without anything that JSON cannot represent. */
function cloneAsJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** Like the SDK's HTTP client, which returns JSON parsed and everything else as a string. */
function readFileContent(text: string): unknown {
  try {
    return JSON.parse(text);
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
  let findings = JSON.parse(input) as unknown[];
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

self.runProgram = (program, linesBefore) => {
  self.onmessage = ({data: {kind, input, env}}) => {
    const log: string[] = [];
    const write = (...values: unknown[]) => {
      if (log.length < MAX_LOG_LINES) log.push(values.map(renderValue).join(' '));
    };
    const finish = (outcome: Outcome) => self.postMessage({type: 'outcome', outcome});
    const run = async () => {
      const module: {exports: Exports} = {exports: {}};
      const console = {log: write, info: write, warn: write, error: write, debug: write};
      program(module, module.exports, {env}, console);
      const findings = await (kind === 'parser' ? runParser : runHook)(module.exports, input);
      finish({findings: cloneAsJson(findings), error: undefined, log});
    };
    self.postMessage({type: 'started'});
    run().catch((error: unknown) =>
      finish({findings: [], error: {message: String(error), line: findLine(error, linesBefore)}, log}),
    );
  };
};
