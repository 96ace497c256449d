import {createContext, runInContext} from 'node:vm';

import type {Message, Question} from '../../tools/frame/answers';

/**
 * Runs the script of a worker, without anything but messages, and without code from strings as in the policy of the
 * site.
 *
 * @returns what it says to each request
 */
export function askWorker<Request, Answer>(script: string, ...requests: Request[]): Message<Answer>[][] {
  const messages: Message<Answer>[] = [];
  let listener: ((event: {data: Question<Request>}) => void) | undefined;
  const context = createContext(
    {
      structuredClone,
      postMessage: (message: Message<Answer>) => messages.push(message),
      addEventListener: (_type: string, added: typeof listener) => (listener = added),
    },
    {codeGeneration: {strings: false, wasm: false}},
  );
  runInContext('self = globalThis', context);
  runInContext(script, context);
  return requests.map((request, id) => {
    listener?.({data: {id, request}});
    return messages.splice(0);
  });
}
