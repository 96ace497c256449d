import {useEffect, useRef, useState} from 'react';

import type {CheckReport, CheckRequest, CheckResponse} from '@site/plugins/manifest-check/protocol';
import {MAX_LENGTH} from '@site/plugins/manifest-check/protocol';

/** Milliseconds without a change before a text is checked. */
const PATIENCE = 250;

export interface CheckState {
  /** The newest report; that of an older text while the current one is being checked. */
  report?: CheckReport | undefined;
  /** Why there is no report. */
  error?: string | undefined;
  isChecking: boolean;
}

/**
 * Checks a text in a worker, some time after its last change.
 *
 * @param url URL of the worker
 * @param chart chart whose values the text holds; `''` for manifests
 */
export function useCheck(url: string, text: string, chart: string): CheckState {
  const [state, setState] = useState<CheckState>({isChecking: true});
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);

  useEffect(() => {
    const created = new Worker(url);
    worker.current = created;
    created.onmessage = ({data}: MessageEvent<CheckResponse>) => {
      if (data.id !== lastId.current) return;
      setState('error' in data ? {error: data.error, isChecking: false} : {report: data, isChecking: false});
    };
    created.onerror = () =>
      setState({error: 'The script of the check did not load. Reload the page.', isChecking: false});
    return () => created.terminate();
  }, [url]);

  useEffect(() => {
    lastId.current += 1;
    const id = lastId.current;
    if (text.length > MAX_LENGTH) {
      setState({
        error: `The text has ${text.length.toLocaleString('en')} characters. At most ${MAX_LENGTH.toLocaleString('en')} are checked: paste a part of it.`,
        isChecking: false,
      });
      return undefined;
    }
    setState(({report}) => ({report, isChecking: true}));
    const timer = setTimeout(() => {
      const request: CheckRequest = {id, text, ...(chart !== '' && {chart})};
      worker.current?.postMessage(request);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [text, chart]);

  return state;
}
