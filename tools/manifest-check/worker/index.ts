/** Checks texts off the main thread, with the data that it brings: nothing is requested, and nothing is sent on. */
import {answerQuestions} from '../../frame/answers';
import type {WorkerData} from '../collectData';
import type {CheckAnswer, CheckRequest} from '../protocol';
import {checkText} from './checkText';
import {buildCheckData} from './buildCheckData';
import {cutReport} from './cutReport';

/** The data about the platform; replaced when the worker is bundled. */
declare const DATA: WorkerData;

const data = buildCheckData(DATA);

answerQuestions<CheckRequest, CheckAnswer>('reading the YAML', ({text, chart}, startStep) =>
  cutReport(checkText(text, chart, data, startStep)),
);
