import {useEffect, useRef, useState, type RefObject} from 'react';

import type {ProgramKind} from '../frame/protocol';
import {checkFindings} from './checkFindings';
import {parseFindings} from './parseFindings';
import {createRunner, type Runner} from './runner';

/** Milliseconds without a key until what was typed is run. */
const PAUSE = 400;

/** What a live block holds: a program, or findings to check. */
export type LiveKind = ProgramKind | 'finding';

/** What a reader can change. */
export interface Draft {
  code: string;
  input: string;
  env: Record<string, string>;
}

/** What comes of a draft. */
export interface LiveResult {
  /** Whether a newer draft is being worked on. */
  isRunning: boolean;
  findings: unknown[];
  /** One sentence for each fault of the findings. */
  problems: string[];
  /** Why there are no findings. */
  error: {message: string; line: number | undefined} | undefined;
  log: string[];
}

const NOTHING: LiveResult = {isRunning: true, findings: [], problems: [], error: undefined, log: []};

function checkText(text: string): LiveResult {
  const parsed = parseFindings(text);
  if ('message' in parsed) return {...NOTHING, isRunning: false, error: parsed};
  return {
    ...NOTHING,
    isRunning: false,
    findings: parsed.findings,
    problems: checkFindings(parsed.findings, 'stored'),
  };
}

async function runProgram(runner: Runner, kind: ProgramKind, draft: Draft): Promise<LiveResult | undefined> {
  const outcome = await runner.run({kind, ...draft});
  if (!outcome) return undefined;
  const {log} = outcome;
  if (outcome.type === 'failed') {
    return {...NOTHING, isRunning: false, error: {message: outcome.message, line: outcome.line}, log};
  }
  const {findings} = outcome;
  const problems = checkFindings(findings, kind === 'parser' ? 'parsed' : 'stored');
  return {...NOTHING, isRunning: false, findings, problems, log};
}

/**
 * Runs or checks a draft whenever it changes, after a pause in typing.
 *
 * @param frameUrl page of the sandbox
 * @param frameParent element that the frame is put into
 */
export function useLiveResult(
  kind: LiveKind,
  draft: Draft,
  frameUrl: string,
  frameParent: RefObject<HTMLElement | null>,
): LiveResult {
  const [result, setResult] = useState(NOTHING);
  const runner = useRef<Runner | undefined>(undefined);
  const isFirst = useRef(true);

  useEffect(() => {
    if (kind === 'finding' || !frameParent.current) return undefined;
    const created = createRunner(frameUrl, frameParent.current);
    runner.current = created;
    return () => {
      runner.current = undefined;
      created.dispose();
    };
  }, [kind, frameUrl, frameParent]);

  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      if (kind === 'finding') {
        setResult(checkText(draft.code));
      } else if (runner.current) {
        const next = await runProgram(runner.current, kind, draft).catch((error: unknown) => ({
          ...NOTHING,
          isRunning: false,
          error: {message: error instanceof Error ? error.message : String(error), line: undefined},
        }));
        if (next && isCurrent) setResult(next);
      }
    };
    setResult((last) => ({...last, isRunning: true}));
    const timer = setTimeout(() => void update(), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, draft]);

  return result;
}
