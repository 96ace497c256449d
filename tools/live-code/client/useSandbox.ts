import {useEffect, useRef, useState, type RefObject} from 'react';

import type {CodeError, FrameMessage} from '../protocol';

/** Milliseconds without a change until the draft is sent. */
const PAUSE = 400;
/** Milliseconds for a frame to load or to answer; generous, so that a busy machine does not look like an error. */
const PATIENCE = 10_000;
/** Height in pixels until the frame has reported its own. */
const FIRST_HEIGHT = 160;

interface Sandbox<Draft, Answer> {
  isMissing: boolean;
  /** Whether the frame has loaded, but not answered to the newest draft for a long time. */
  isSilent: boolean;
  isRunning: boolean;
  /** The latest draft after a pause in typing. */
  draft: Draft;
  /** The frame's latest answer. */
  answer: Answer | undefined;
  /** Height of what the frame shows, in pixels. */
  height: number;
}

/**
 * Sends drafts of a reader's code to a sandboxed frame: the first one as soon as the frame is ready, and each change
 * after a pause in typing.
 *
 * @param frame the element; a draft that needs no frame has none, and gets no answer
 * @param draft must be the same object until it changes
 * @param toMessage creates the message to the frame, without its id; must be the same function on each render
 */
export function useSandbox<Draft, Answer>(
  frame: RefObject<HTMLIFrameElement | null>,
  draft: Draft,
  toMessage: (draft: Draft) => object,
): Sandbox<Draft, Answer> {
  const [paused, setPaused] = useState(draft);
  const [late, setLate] = useState<Draft>();
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [last, setLast] = useState<{draft: Draft; answer: Answer}>();
  const lastId = useRef(0);

  useEffect(() => {
    const timers = [setTimeout(() => setPaused(draft), PAUSE), setTimeout(() => setLate(draft), PATIENCE)];
    return () => timers.forEach(clearTimeout);
  }, [draft]);

  useEffect(() => {
    const id = lastId.current;
    const handleMessage = ({source, data}: MessageEvent<FrameMessage<Answer>>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setIsReady(true);
      else if (data.type === 'resized') setHeight(data.height);
      else if (data.id === id) setLast({draft: paused, answer: data.answer});
    };
    window.addEventListener('message', handleMessage);
    // A sandboxed frame has an opaque origin, which cannot be named as the target; the code is not secret.
    if (isReady) frame.current?.contentWindow?.postMessage({...toMessage(paused), id}, '*');
    return () => {
      lastId.current += 1;
      window.removeEventListener('message', handleMessage);
    };
  }, [frame, isReady, paused, toMessage]);

  const isMissing = !isReady && late !== undefined;
  const isAnswered = draft === last?.draft;
  const isSilent = isReady && !isAnswered && draft === late;
  return {
    isMissing,
    isSilent,
    isRunning: !isAnswered && !isMissing,
    draft: paused,
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
