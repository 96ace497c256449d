/**
 * What page, frame and worker say to each other. The page hands a run to the sandboxed frame, the frame hands it to a
 * worker of its own; the outcome takes the same path back.
 */

/** Path of the frame below the base path of the site. */
export const FRAME_PATH = 'live-code/frame.html';

/** What a live block is: the file that its code would be in the platform's repository. */
export type ProgramKind = 'parser' | 'hook';

/** One run of the reader's code. */
export interface Run {
  /** Counts the runs of a block, so that a late outcome is recognised. */
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
export type Outcome =
  | {
      type: 'done';
      /** Findings after the run: plain JSON, not yet checked. */
      findings: unknown[];
      /** Lines that the code has written to the console. */
      log: string[];
    }
  | {
      type: 'failed';
      message: string;
      /** Line of the reader's code, counted from 1, where it is known. */
      line: number | undefined;
      log: string[];
    };

/** Messages from the frame to the page. */
export type FrameMessage = {type: 'ready'} | {type: 'outcome'; id: number; outcome: Outcome};

/** Messages from the worker to the frame. */
export type WorkerMessage = {type: 'started'} | {type: 'outcome'; outcome: Outcome};
