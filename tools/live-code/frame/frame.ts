import type {Outcome, Run, WorkerMessage} from '../protocol';
import {toUrl, listen, tell} from '../sandbox';

/** Inserted by the build: the worker's script, to which the reader's code is appended. */
declare const WORKER_SCRIPT: string;

/** Milliseconds that the code may take; a worker starts within a fraction of that. */
const RUN_TIME = 2000;
/** Timeout in milliseconds for a worker to start; generous, so that a busy machine does not look like an error. */
const START_TIME = 20_000;

const BEFORE_CODE = `${WORKER_SCRIPT}\nself.runProgram(function (module, exports, process, console) {\n`;
const LINES_BEFORE = BEFORE_CODE.split('\n').length - 1;

/** Stops the previous run, if it is still going. */
let stop = (): void => undefined;

function start(run: Run): void {
  stop();
  const codeUrl = toUrl(`${BEFORE_CODE}${run.code}\n}, ${LINES_BEFORE});`);
  // Imported, because Firefox does not say why it cannot parse the script of a worker itself.
  const url = toUrl(`importScripts('${codeUrl}')`);
  const worker = new Worker(url);
  let timer = setTimeout(() => fail('The code did not start.'), START_TIME);
  stop = () => {
    clearTimeout(timer);
    worker.terminate();
    for (const used of [url, codeUrl]) URL.revokeObjectURL(used);
  };
  function finish(outcome: Outcome): void {
    stop();
    tell({type: 'answer', id: run.id, answer: outcome});
  }
  const fail = (message: string, line?: number) => finish({findings: [], error: {message, line}, log: []});
  worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
    if (data.type === 'outcome') {
      finish(data.outcome);
      return;
    }
    clearTimeout(timer);
    const message = `The code ran for more than ${RUN_TIME / 1000} seconds and was stopped. Does it contain an endless loop?`;
    timer = setTimeout(() => fail(message), RUN_TIME);
  };
  // Code that cannot be parsed. A missing bracket is reported after the last line of the code.
  worker.onerror = ({message, lineno}) => {
    const line = Math.min(lineno - LINES_BEFORE, run.code.split('\n').length);
    fail(
      message.replace(/^Uncaught |Failed to execute 'importScripts'.*?: /g, ''),
      line > 0 ? line : undefined,
    );
  };
  worker.postMessage(run);
}

listen(start);
