/** Checks texts off the main thread, with the data that it brings: nothing is requested, and nothing is sent on. */
import type {WorkerData} from '../collectData';
import type {CheckRequest, CheckResponse} from '../protocol';
import {checkText} from './checkText';
import {buildCheckData} from './buildCheckData';

/** The data about the platform; replaced when the worker is bundled. */
declare const DATA: WorkerData;

/** The worker globals that this file uses. */
interface WorkerScope {
  postMessage: (response: CheckResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: CheckRequest}) => void) => void;
}

declare const self: WorkerScope;

const data = buildCheckData(DATA);

self.addEventListener('message', ({data: {id, text, chart}}) => {
  try {
    self.postMessage({id, ...checkText(text, chart, data)});
  } catch (error) {
    self.postMessage({id, error: (error as Error).message});
  }
});
