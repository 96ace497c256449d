import {useEffect, useState, type RefObject} from 'react';

import {mapOf} from '../../../text/loose';
import type {CodeError} from '../protocol';
import {readHeight} from '../readAnswers';

/** Milliseconds without a change until the draft is sent. */
const PAUSE = 400;
/** Milliseconds for a frame to load or to answer; generous, so that a busy machine does not look like an error. */
const PATIENCE = 10_000;
/** Messages of a frame within a second; an animation sends about sixty. */
const MOST_MESSAGES = 500;
/** Height in pixels until the frame has reported its own. */
const FIRST_HEIGHT = 160;

const MISSING = 'The frame that runs the example did not load.';
const LATE = 'The example did not answer. Does it contain an endless loop?';
const NOISY = 'The component sent too many messages, and was stopped.';
const REPLACED = 'The component replaced its page, and was stopped.';

interface Last<Draft, Answer> {
  draft: Draft;
  answer?: Answer;
  /** Why there is no answer, in one sentence. */
  problem?: string;
}

interface Sandbox<Answer> {
  /** Number of the draft in the frame: a key for a frame that runs only one. */
  run: number;
  problem: string | undefined;
  /** Whether the frame should be removed until the next run. */
  isStopped: boolean;
  isRunning: boolean;
  /** The frame's latest answer. */
  answer: Answer | undefined;
  /** Height of what the frame shows, in pixels. */
  height: number;
  /** Must be called when a frame that runs only one draft has loaded. */
  handleLoad: () => void;
}

/**
 * Sends drafts of a reader's code to a sandboxed frame: the first one as soon as the frame is ready, and each change
 * after a pause in typing.
 *
 * @param frame the element, which may be another one for each run
 * @param draft must be the same object until it changes
 * @param toMessage creates the message to the frame, without its id; must be the same function on each render
 * @param readAnswer copies what an answer should be: the reader's code can send anything
 */
export function useSandbox<Draft extends {code: string}, Answer>(
  frame: RefObject<HTMLIFrameElement | null>,
  draft: Draft,
  toMessage: (draft: Draft) => object,
  readAnswer: (answer: unknown, lines: number) => Answer,
): Sandbox<Answer> {
  const [sent, setSent] = useState({draft, run: 0});
  /** The window of the frame that has said that it is ready. It says so again if its code makes it load again. */
  const [ready, setReady] = useState<MessageEventSource | null>(null);
  const [loadedRun, setLoadedRun] = useState<number>();
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [last, setLast] = useState<Last<Draft, Answer>>();

  useEffect(() => {
    const timer = setTimeout(
      () => setSent((old) => (old.draft === draft ? old : {draft, run: old.run + 1})),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const {run: id, draft: current} = sent;
    const target = frame.current?.contentWindow;
    const isReady = Boolean(target) && target === ready;
    const late = {draft: current, problem: isReady ? LATE : MISSING};
    const timer = setTimeout(() => setLast((old) => (old?.draft === current ? old : late)), PATIENCE);
    let since = 0;
    let count = 0;
    const handleMessage = ({source, data, timeStamp}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      if (timeStamp - since > 1000) [since, count] = [timeStamp, 0];
      count += 1;
      if (count > MOST_MESSAGES) {
        stop();
        setLast({draft: current, problem: NOISY});
        return;
      }
      const message = mapOf(data);
      if (message.type === 'resized') setHeight(readHeight(message.height));
      else if (message.type === 'ready') setReady(source);
      else if (message.id === id) {
        setLast({draft: current, answer: readAnswer(message.answer, current.code.split('\n').length)});
      }
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
    };
    window.addEventListener('message', handleMessage);
    // A sandboxed frame has an opaque origin, which cannot be named as the target; the code is not secret.
    if (isReady) target?.postMessage({...toMessage(current), id}, '*');
    return stop;
  }, [frame, ready, sent, toMessage, readAnswer]);

  const {problem} = last ?? {};
  // A frame that has not loaded yet still may, whatever the draft is.
  const isMissing = problem === MISSING;
  const isRunning = draft !== last?.draft && !isMissing;
  return {
    run: sent.run,
    problem: isRunning ? undefined : problem,
    isStopped: sent.draft === last?.draft && problem !== undefined && !isMissing,
    isRunning,
    answer: last?.answer,
    height,
    handleLoad: () => {
      if (loadedRun === sent.run) setLast({draft: sent.draft, problem: REPLACED});
      setLoadedRun(sent.run);
    },
  };
}

/** The state of a block in one line: where the code is wrong, or what it has produced. */
export function describeState(isRunning: boolean, error: CodeError | undefined, produced: string): string {
  if (isRunning) return 'Running …';
  if (!error) return produced;
  return error.line === undefined ? error.message : `Line ${error.line}: ${error.message}`;
}
