import {useEffect, useMemo, useState, type RefObject} from 'react';

import type {CodeError, ShowMessage, Shown} from '../protocol';
import {useSandbox} from './useSandbox';

/** Timeout in milliseconds for a component to appear; generous, so that a busy machine does not look like an error. */
const SHOW_TIME = 10_000;
const COLOUR_NAMES = ['--scb-ink', '--scb-ink-muted', '--scb-surface', '--scb-line-strong', '--scb-focus'];

type Draft = Pick<ShowMessage, 'code' | 'scheme'>;

function createMessage(draft: Draft): Omit<ShowMessage, 'id'> {
  const style = getComputedStyle(document.documentElement);
  const colours = COLOUR_NAMES.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return {...draft, colours: Object.fromEntries(colours)};
}

/** The outcome of the reader's code. */
export interface ComponentState {
  isRunning: boolean;
  error: CodeError | undefined;
  /** Height of the component in pixels. */
  height: number;
  /** Whether the frame did not load. */
  isMissing: boolean;
}

/**
 * Shows the reader's component in a sandboxed frame, again after each change.
 *
 * @param frame the element, which loads the page for components
 */
export function useComponentFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  code: string,
  scheme: 'light' | 'dark',
): ComponentState {
  const draft = useMemo<Draft>(() => ({code, scheme}), [code, scheme]);
  const {isRunning, isMissing, answer, height} = useSandbox<Draft, Shown>(frame, draft, createMessage);
  const [lateDraft, setLateDraft] = useState<Draft>();

  useEffect(() => {
    const timer = setTimeout(() => setLateDraft(draft), SHOW_TIME);
    return () => clearTimeout(timer);
  }, [draft]);

  const fail = (message: string) => ({
    isRunning: false,
    error: {message, line: undefined},
    height,
    isMissing,
  });
  if (isMissing) return fail('The frame that shows the component did not load.');
  if (isRunning && lateDraft === draft) {
    return fail('The component did not appear. Does it contain an endless loop?');
  }
  return {isRunning, error: answer?.error, height, isMissing};
}
