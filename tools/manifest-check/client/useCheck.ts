import {useEffect, useRef, useState} from 'react';

import {MAX_LENGTH, type CheckReport, type CheckResponse} from '@site/tools/manifest-check/protocol';

/** Milliseconds without a change before a text is checked. */
const PATIENCE = 250;

interface CheckState {
  /** The newest report, perhaps of an older text. */
  report?: CheckReport;
  error?: string;
  /** Loads the worker again; only if it did not load. */
  retry?: () => void;
}

function describeLength({length}: string): string {
  const format = (number: number) => number.toLocaleString('en');
  return `The text has ${format(length)} characters. At most ${format(MAX_LENGTH)} are checked: paste a part of it.`;
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
  const isTooLong = text.length > MAX_LENGTH;

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
    if (isTooLong) return undefined;
    const request = {id: lastId.current, text, ...(chart !== '' && {chart})};
    const timer = setTimeout(() => worker.current?.postMessage(request), PATIENCE);
    return () => clearTimeout(timer);
  }, [text, chart, isTooLong, attempt]);

  return isTooLong ? {error: describeLength(text)} : state;
}
