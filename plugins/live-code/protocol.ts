/**
 * What page, frame and worker say to each other. The page hands a run or a component to a sandboxed frame. A component is
 * shown there; a run is handed on to a worker of its own, and what comes of it goes the same way back.
 */

/** Paths of the frames below the base path of the site. */
export const FRAME_PATH = 'live-code/frame.html';
export const COMPONENT_FRAME_PATH = 'live-code/component.html';

/** Why the reader's code failed. */
export interface CodeError {
  message: string;
  /** Line of the reader's code, counted from 1, where it is known. */
  line: number | undefined;
}

/** What a live block is: the file that its code would be in the platform's repository. */
export type ProgramKind = 'parser' | 'hook';

/** One run of the reader's code. */
export interface Run {
  /** Counts what a block has sent to its frame, so that a late answer is recognised. */
  id: number;
  kind: ProgramKind;
  /** The reader's code, a CommonJS module. */
  code: string;
  /** Raw result of a scanner, or the findings that a hook gets as JSON. */
  input: string;
  /** Environment variables. */
  env: Record<string, string>;
}

/** What came of a run. */
export interface Outcome {
  error: CodeError | undefined;
  /** Findings after the run: plain JSON, not yet checked. */
  findings: unknown[];
  /** Lines that the code has written to the console. */
  log: string[];
}

/** Messages from the worker to the frame. */
export type WorkerMessage = {type: 'started'} | {type: 'outcome'; outcome: Outcome};

/** A component that is to be shown. */
export interface ShowMessage {
  /** As that of a run. */
  id: number;
  /** The reader's code, with JSX. */
  code: string;
  /** Colours of the page by the names of its variables, so that the frame looks as if it were part of the page. */
  colours: Record<string, string>;
  /** Light or dark fields and buttons. */
  scheme: 'light' | 'dark';
}

/** What came of showing a component; an error can also come later, from an event handler. */
export interface Shown {
  error: CodeError | undefined;
}

/** Messages from a frame to the page. */
export type FrameMessage<Answer> =
  | {type: 'ready'}
  | {type: 'answer'; id: number; answer: Answer}
  /** Height of the component in pixels. */
  | {type: 'resized'; height: number};
