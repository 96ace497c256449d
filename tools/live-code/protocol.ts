/**
 * Messages between page, frame and worker. The page sends a run or a component to a sandboxed frame. The frame shows a
 * component itself; it passes a run on to a new worker, whose outcome takes the same path back.
 */

export const FRAME_PATH = 'live-code/frame.html';
export const COMPONENT_FRAME_PATH = 'live-code/component.html';

export interface CodeError {
  message: string;
  /** Line of the reader's code, counted from 1, if known. */
  line: number | undefined;
}

/** Kind of a live block: the file that its code would be in the platform's repository. */
export type ProgramKind = 'parser' | 'hook';

/** What a live block contains: a program, or findings to check. */
export type LiveKind = ProgramKind | 'finding';

export interface Run {
  /** Sequence number of the messages of a block to its frame, so that late answers are recognised. */
  id: number;
  kind: ProgramKind;
  code: string;
  /** Raw result of a scanner, or the findings for a hook, as JSON. */
  input: string;
  env: Record<string, string>;
}

export interface Outcome {
  error: CodeError | undefined;
  /** Findings after the run: plain JSON, not yet checked. */
  findings: unknown[];
  log: string[];
}

export type WorkerMessage = {type: 'started'} | {type: 'outcome'; outcome: Outcome};

export interface ShowMessage {
  id: number;
  code: string;
  /** Colours of the page by variable name, so that the frame looks like part of the page. */
  colours: Record<string, string>;
  /** Colour scheme of fields and buttons. */
  scheme: 'light' | 'dark';
}

/** Outcome of showing a component; an error can also come later, from an event handler. */
export interface Shown {
  error: CodeError | undefined;
}

export type FrameMessage<Answer> =
  | {type: 'ready'}
  | {type: 'answer'; id: number; answer: Answer}
  /** Height of the component in pixels. */
  | {type: 'resized'; height: number};
