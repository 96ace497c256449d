import {useEffect, useRef, useState, type RefObject} from 'react';

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

interface Sandbox<Answer> {
  isMissing: boolean;
  /** Why the frame should be removed until the draft changes, in one sentence. */
  problem: string | undefined;
  isRunning: boolean;
  /** The frame's latest answer. */
  answer: Answer | undefined;
  /** Height of what the frame shows, in pixels. */
  height: number;
}

/**
 * Sends drafts of a reader's code to a sandboxed frame: the first one as soon as the frame is ready, and each change
 * after a pause in typing.
 *
 * @param frame the element, which may be another one after a problem
 * @param draft must be the same object until it changes
 * @param toMessage creates the message to the frame, without its id; must be the same function on each render
 * @param readAnswer copies what an answer should be: the reader's code can send anything
 */
export function useSandbox<Draft, Answer>(
  frame: RefObject<HTMLIFrameElement | null>,
  draft: Draft,
  toMessage: (draft: Draft) => object,
  readAnswer: (answer: unknown) => Answer,
): Sandbox<Answer> {
  const [paused, setPaused] = useState(draft);
  const [late, setLate] = useState<Draft>();
  const [noisy, setNoisy] = useState<Draft>();
  const [starts, setStarts] = useState(0);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [last, setLast] = useState<{draft: Draft; answer: Answer}>();
  const lastId = useRef(0);
  const noise = useRef({since: 0, count: 0});

  useEffect(() => {
    const timers = [setTimeout(() => setPaused(draft), PAUSE), setTimeout(() => setLate(draft), PATIENCE)];
    return () => timers.forEach(clearTimeout);
  }, [draft]);

  useEffect(() => {
    const id = lastId.current;
    let isAnswered = false;
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const now = performance.now();
      if (now - noise.current.since > 1000) noise.current = {since: now, count: 0};
      noise.current.count += 1;
      if (noise.current.count > MOST_MESSAGES) {
        setNoisy(paused);
        return;
      }
      const message = mapOf(event.data);
      if (message.type === 'resized') setHeight(readHeight(message.height));
      // Not if code that has run makes its frame load again: it would do so for ever.
      else if (message.type === 'ready' && !isAnswered) setStarts((count) => count + 1);
      else if (message.id === id) {
        isAnswered = true;
        setLast({draft: paused, answer: readAnswer(message.answer)});
      }
    };
    window.addEventListener('message', handleMessage);
    // A sandboxed frame has an opaque origin, which cannot be named as the target; the code is not secret.
    if (starts > 0) frame.current?.contentWindow?.postMessage({...toMessage(paused), id}, '*');
    return () => {
      lastId.current += 1;
      window.removeEventListener('message', handleMessage);
    };
  }, [frame, starts, paused, toMessage, readAnswer]);

  const isMissing = starts === 0 && late !== undefined;
  const isAnswered = draft === last?.draft;
  let problem: string | undefined;
  if (starts > 0 && !isAnswered && draft === late)
    problem = 'The component did not appear. Does it contain an endless loop?';
  if (draft === noisy) problem = 'The component sent too many messages, and was stopped.';
  return {
    isMissing,
    problem,
    isRunning: !isAnswered && !isMissing,
    answer: last?.answer,
    height,
  };
}

/** The state of a block in one line: where the code is wrong, or what it has produced. */
export function describeState(isRunning: boolean, error: CodeError | undefined, produced: string): string {
  if (isRunning) return 'Running …';
  if (!error) return produced;
  return error.line === undefined ? error.message : `Line ${error.line}: ${error.message}`;
}
