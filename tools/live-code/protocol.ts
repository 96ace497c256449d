/**
 * Messages between page, frame and worker. The page sends a run or a component to a sandboxed frame. The frame shows a
 * component itself. It hands a run to a worker, and what that reports to another one, which checks it; the outcome
 * takes the same path back. What comes from readers' code can be anything: `readAnswers.ts` copies what it should be.
 */

export const FRAME_PATH = 'live-code/frame.html';
export const COMPONENT_FRAME_PATH = 'live-code/component.html';

export interface CodeError {
  message: string;
  /** Line of the reader's code, counted from 1, if known. */
  line: number | undefined;
}

/** What a live block contains: a program, as the file that it would be in the platform's repository, or findings. */
export type LiveKind = 'parser' | 'hook' | 'finding';

export interface Run {
  /** Sequence number of the messages of a block to its frame, so that late answers are recognised. */
  id: number;
  kind: LiveKind;
  /** A program, or findings as JSON. */
  code: string;
  /** Raw result of a scanner, or the findings for a hook, as JSON. */
  input: string;
  env: Record<string, string>;
}

/** What a program has produced. */
export interface Report {
  error: CodeError | undefined;
  /** The first findings, as JSON, not yet checked. */
  findings: string;
  /** Number of all findings. */
  count: number;
  log: string[];
}

/** A finding as the table shows it; a text is empty where there is nothing to show. */
export interface Row {
  severity: string;
  /** Severity before the hook, if it has changed it. */
  before: string;
  name: string;
  location: string;
  category: string;
  /** Names of the fields that the hook has changed. */
  changed: string;
}

export interface Outcome {
  error: CodeError | undefined;
  /** How many findings and faults there are, in words. */
  summary: string;
  /** One sentence for each fault of the findings. */
  problems: string[];
  rows: Row[];
  /** Number of findings that are not among the rows. */
  hidden: number;
  /** The findings of the rows. */
  json: string;
  log: string[];
}

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
