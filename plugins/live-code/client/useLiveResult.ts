import {useMemo, type RefObject} from 'react';

import type {CodeError, Outcome, ProgramKind, Run} from '../protocol';
import {checkFindings} from './checkFindings';
import {parseFindings} from './parseFindings';
import {useSandbox} from './useSandbox';

/** What a live block contains: a program, or findings to check. */
export type LiveKind = ProgramKind | 'finding';

/** What a reader can change, and the kind of block. */
export interface Draft extends Omit<Run, 'id' | 'kind'> {
  kind: LiveKind;
}

/** The result of a draft. */
export interface LiveResult extends Outcome {
  /** Whether a newer draft is being worked on. */
  isRunning: boolean;
  /** One sentence for each fault of the findings. */
  problems: string[];
}

const NOTHING: Outcome = {findings: [], error: undefined, log: []};
const createFailure = (error: CodeError): Outcome => ({...NOTHING, error});
const MISSING = createFailure({message: 'The frame that runs the code did not load.', line: undefined});

/** The frame receives drafts unchanged. */
const createMessage = (draft: Draft): Draft => draft;

function readFindings(text: string): Outcome {
  const parsed = parseFindings(text);
  return 'message' in parsed ? createFailure(parsed) : {...NOTHING, findings: parsed.findings};
}

/**
 * Runs or checks a draft whenever it changes, after a pause in typing.
 *
 * @param frame the element, which loads the page that runs code
 */
export function useLiveResult(newest: Draft, frame: RefObject<HTMLIFrameElement | null>): LiveResult {
  const sandbox = useSandbox<Draft, Outcome>(frame, newest, createMessage);
  const {draft, answer, isMissing} = sandbox;
  const isProgram = draft.kind !== 'finding';

  const result = useMemo(() => {
    const outcome = isProgram ? (isMissing ? MISSING : (answer ?? NOTHING)) : readFindings(draft.code);
    const problems = checkFindings(outcome.findings, draft.kind === 'parser' ? 'parsed' : 'stored');
    return {...outcome, problems};
  }, [isProgram, isMissing, answer, draft]);
  return {...result, isRunning: isProgram ? sandbox.isRunning : draft !== newest};
}
