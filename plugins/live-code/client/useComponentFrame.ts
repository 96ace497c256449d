import {useEffect, useRef, useState, type RefObject} from 'react';

import {COLOUR_NAMES, type ComponentMessage, type ShowMessage} from '../component/protocol';

/** Milliseconds without a key until what was typed is shown. */
const PAUSE = 400;
/** Milliseconds until a component that shows nothing is given up: a busy machine is no fault of the code. */
const SHOW_TIME = 10_000;
/** Pixels until the frame has told its height. */
const FIRST_HEIGHT = 160;

/** What became of the reader's code. */
export interface ComponentState {
  isRunning: boolean;
  error: {message: string; line: number | undefined} | undefined;
  /** Height of the component in pixels. */
  height: number;
}

function readColours(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(COLOUR_NAMES.map((name) => [name, style.getPropertyValue(name).trim()]));
}

/**
 * Shows the reader's component in a sandboxed frame, again after each change.
 *
 * @param frame the element, which loads the page for components
 * @returns `isMissing` tells that the frame did not load
 */
export function useComponentFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  code: string,
  scheme: 'light' | 'dark',
): ComponentState & {isMissing: boolean} {
  const [state, setState] = useState<ComponentState>({
    isRunning: true,
    error: undefined,
    height: FIRST_HEIGHT,
  });
  const [isReady, setIsReady] = useState(false);
  const lastId = useRef(0);
  const isFirst = useRef(true);

  useEffect(() => {
    const handleMessage = ({source, data}: MessageEvent<ComponentMessage>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setIsReady(true);
      else if (data.type === 'resized') setState((last) => ({...last, height: data.height}));
      else if (data.id === lastId.current) {
        const error = data.type === 'failed' ? {message: data.message, line: data.line} : undefined;
        setState((last) => ({...last, isRunning: false, error}));
      }
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame]);

  useEffect(() => {
    if (isReady) return undefined;
    const error = {message: 'The frame that shows the component did not load.', line: undefined};
    const limit = setTimeout(() => setState((last) => ({...last, isRunning: false, error})), SHOW_TIME);
    return () => clearTimeout(limit);
  }, [isReady]);

  useEffect(() => {
    if (!isReady) return undefined;
    lastId.current += 1;
    const id = lastId.current;
    setState((last) => ({...last, isRunning: true}));
    const send = () => {
      const message: ShowMessage = {id, code, scheme, colours: readColours()};
      // The origin of a sandboxed frame has no name; the code is no secret.
      frame.current?.contentWindow?.postMessage(message, '*');
    };
    const giveUp = () => {
      const error = {
        message: 'The component did not appear. Does it contain an endless loop?',
        line: undefined,
      };
      setState((last) => (last.isRunning ? {...last, isRunning: false, error} : last));
    };
    const pause = setTimeout(send, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    const limit = setTimeout(giveUp, SHOW_TIME);
    return () => {
      clearTimeout(pause);
      clearTimeout(limit);
    };
  }, [frame, isReady, code, scheme]);

  return {...state, isMissing: !isReady && state.error !== undefined};
}
