import {LIMITS, shorten} from '@site/text/limits';

/** How a page asks a worker (useAnswer.ts), and how the worker answers. */

export interface Question<Request> {
  /** Number of the question, which what belongs to it repeats. */
  id: number;
  request: Request;
}

export type Message<Answer> =
  | {id: number; answer: Answer}
  /** One sentence about why there is no answer. */
  | {id: number; problem: string}
  /** What the worker begins to do, which can take long. Completes "Stopped after 2 seconds, while …". */
  | {id: number; step: string};

/** The globals of a worker that this file uses. */
interface WorkerScope<Request, Answer> {
  postMessage: (message: Message<Answer>) => void;
  addEventListener: (type: 'message', listener: (event: {data: Question<Request>}) => void) => void;
}

/**
 * Answers the questions of a page, in a worker.
 *
 * @param first what an answer begins with, as a step
 * @param answer calls `startStep` before what can take long; throws an error whose message is a sentence for the reader
 */
export function answerQuestions<Request, Answer>(
  first: string,
  answer: (request: Request, startStep: (step: string) => void) => Answer,
): void {
  const scope = globalThis as unknown as WorkerScope<Request, Answer>;
  scope.addEventListener('message', ({data: {id, request}}) => {
    const startStep = (step: string) => scope.postMessage({id, step});
    startStep(first);
    try {
      scope.postMessage({id, answer: answer(request, startStep)});
    } catch (error) {
      scope.postMessage({id, problem: shorten((error as Error).message, LIMITS.message)});
    }
  });
}
