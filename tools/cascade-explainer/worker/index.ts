/** Explains cascades off the main thread, with the rules that it brings: nothing is requested, and nothing is sent on. */
import {answerQuestions} from '../../frame/answers';
import type {ShippedRule} from '../collectShippedRules';
import {explainDraft, type Answer, type Request} from '../explain/explainDraft';
import {onStep} from '../explain/steps';

/** The rules of the charts; replaced when the worker is bundled. */
declare const SHIPPED_RULES: readonly ShippedRule[];

answerQuestions<Request, Answer>('reading the Scan', (request, startStep) => {
  onStep(startStep);
  return explainDraft(request, SHIPPED_RULES);
});
