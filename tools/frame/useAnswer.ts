import {useEffect, useRef, useState} from 'react';

import {describeStop, LIMITS} from '@site/text/limits';
import type {Message, Question} from './answers';

/** Milliseconds without a change before a worker is asked. */
const PATIENCE = 250;
/** Milliseconds for its script to load; generous, because a connection can be slow. */
const LOADING = 30_000;

interface Result<Answer> {
  /** The newest answer, perhaps to an earlier request. */
  answer?: Answer;
  /** One sentence about why there is none. */
  problem?: string;
  /** Loads the worker again; only if it did not load. */
  retry?: () => void;
}

/**
 * Asks a worker, some time after the last change of the request. A worker that computes longer than `LIMITS.seconds` is
 * stopped; the next request starts another one.
 *
 * @param url script of the worker, which answers with `answerQuestions`
 * @param request must be the same object until it changes
 * @returns nothing while the first request is being answered
 */
export function useAnswer<Request, Answer>(url: string, request: Request): Result<Answer> {
  const [result, setResult] = useState<Result<Answer>>({});
  const [attempt, setAttempt] = useState(1);
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);

  useEffect(() => {
    const id = (lastId.current += 1);
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;

    const stop = () => {
      worker.current?.terminate();
      worker.current = undefined;
    };
    const finish = (last: Result<Answer>) => {
      clearTimeout(clock);
      isBusy = false;
      setResult(last);
    };
    const fail = () => {
      stop();
      const retry = () => {
        setResult({});
        setAttempt(attempt + 1);
      };
      finish({problem: 'The script of this tool did not load.', retry});
    };
    const ask = () => {
      const asked = (worker.current ??= new Worker(url));
      let step = '';
      asked.onmessage = ({data}: MessageEvent<Message<Answer>>) => {
        if (data.id !== id) {
          // The worker had not loaded when the request changed, and is busy with the earlier one.
          stop();
          ask();
        } else if ('step' in data) {
          ({step} = data);
          if (isBusy) return;
          isBusy = true;
          clearTimeout(clock);
          clock = setTimeout(() => {
            stop();
            finish({problem: describeStop(step)});
          }, LIMITS.seconds * 1000);
        } else finish(data);
      };
      asked.onerror = fail;
      clearTimeout(clock);
      clock = setTimeout(fail, LOADING);
      asked.postMessage({id, request} satisfies Question<Request>);
    };

    const timer = setTimeout(ask, PATIENCE);
    return () => {
      clearTimeout(timer);
      // Busy with a request that has changed.
      if (isBusy) stop();
      clearTimeout(clock);
    };
  }, [url, request, attempt]);

  useEffect(() => () => worker.current?.terminate(), []);

  return result;
}
