import {describeStop, LIMITS} from '../../../text/limits';
import type {Report, Run} from '../protocol';
import {readOutcome, readReport} from '../readAnswers';
import {toUrl, listen, tell} from '../sandbox';
import type {Question} from './findings';

/** Inserted by the build: the script that checks findings, and the one to which the reader's code is appended. */
declare const CHECKER_SCRIPT: string;
declare const WORKER_SCRIPT: string;

/** Milliseconds for a worker that only waits to say so. */
const GRACE = 200;
/** Timeout in milliseconds for a worker to start; generous, so that a busy machine does not look like an error. */
const START_TIME = 20_000;

const BEFORE_CODE = `${WORKER_SCRIPT}\nself.runProgram(function (module, exports, process, console) {\n`;
const LINES_BEFORE = BEFORE_CODE.split('\n').length - 1;

type Fail = (message: string, line?: number) => void;

/** Stops the previous worker, if it is still going. */
let stop = (): void => undefined;

/**
 * Asks a new worker. Its first message says that its script runs; the second is the answer, or anything else that a
 * reader's code sends.
 */
function ask(
  script: string,
  question: object,
  late: string,
  take: (answer: unknown) => void,
  fail: Fail,
): void {
  stop();
  const codeUrl = toUrl(script);
  // Imported, because Firefox does not say why it cannot parse the script of a worker itself.
  const url = toUrl(`importScripts('${codeUrl}')`);
  const worker = new Worker(url);
  let timer = setTimeout(() => fail('The code did not start.'), START_TIME);
  stop = () => {
    clearTimeout(timer);
    worker.onmessage = worker.onerror = null;
    worker.terminate();
    for (const used of [url, codeUrl]) URL.revokeObjectURL(used);
  };
  worker.onmessage = () => {
    worker.onmessage = ({data}) => take(data);
    clearTimeout(timer);
    timer = setTimeout(() => {
      worker.postMessage(null);
      timer = setTimeout(() => fail(late), GRACE);
    }, LIMITS.seconds * 1000);
  };
  // Code that cannot be parsed. A missing bracket is reported after the last line of the code.
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message, event.lineno);
  };
  worker.postMessage(question);
}

function start(run: Run): void {
  const {id, kind, code, input} = run;
  const finish = (answer: unknown) => {
    stop();
    tell({type: 'answer', id, answer: readOutcome(answer)});
  };
  const fail: Fail = (message, lineno = 0) => {
    const line = Math.min(lineno - LINES_BEFORE, code.split('\n').length);
    const text = message.replace(/^Uncaught |Failed to execute 'importScripts'.*?: /g, '');
    finish({error: {message: text, line}});
  };
  const check = (report: Report) => {
    const question: Question = {...report, kind, input};
    ask(CHECKER_SCRIPT, question, describeStop('checking the findings'), finish, (message) => fail(message));
  };
  if (kind === 'finding') {
    check({error: undefined, findings: code, count: 0, log: []});
    return;
  }
  const late = `${describeStop('running the code')} Does it contain an endless loop?`;
  ask(`${BEFORE_CODE}${code}\n}, ${LINES_BEFORE});`, run, late, (answer) => check(readReport(answer)), fail);
}

listen(start);
