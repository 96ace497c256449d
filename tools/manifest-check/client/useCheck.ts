import {useEffect, useRef, useState} from 'react';

import type {CheckReport, CheckResponse} from '@site/tools/manifest-check/protocol';

/** Milliseconds without a change before a text is checked. */
const PATIENCE = 250;

interface CheckState {
  /** The newest report, perhaps of an older text. */
  report?: CheckReport;
  error?: string;
  /** Loads the worker again; only if it did not load. */
  retry?: () => void;
}

/**
 * Checks a text in a worker, some time after its last change; returns nothing while the first is being checked. `chart`
 * is `''` for manifests.
 */
export function useCheck(url: string, text: string, chart: string): CheckState {
  const [state, setState] = useState<CheckState>({});
  const [attempt, setAttempt] = useState(1);
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);

  useEffect(() => {
    const created = new Worker(url);
    worker.current = created;
    created.onmessage = ({data}: MessageEvent<CheckResponse>) => {
      // An answer to an older text comes too late.
      if (data.id === lastId.current) setState('error' in data ? {error: data.error} : {report: data});
    };
    created.onerror = () => {
      const retry = () => {
        setState({});
        setAttempt(attempt + 1);
      };
      setState({error: 'The script of the check did not load.', retry});
    };
    return () => created.terminate();
  }, [url, attempt]);

  useEffect(() => {
    lastId.current += 1;
    const request = {id: lastId.current, text, ...(chart !== '' && {chart})};
    const timer = setTimeout(() => worker.current?.postMessage(request), PATIENCE);
    return () => clearTimeout(timer);
  }, [text, chart, attempt]);

  return state;
}
