// cspell:disable -- stems
import {compileTermTest} from './tokenize';

/** Whether a term is so common in English that it has little weight. It is not ignored. */
export const isStopTerm = compileTermTest(
  'a about after again all also am an and any are as at be because been before being below between both but by can ' +
    'cannot could did do does doing down during each few for from further had has have having he her here hers him his ' +
    'how i if in into is it its just let me more most my no nor not now of off on once only or other our out over own ' +
    'same she should so some such than that the their them then there these they this those through to too under until ' +
    'up us very was we were what when where which while who whom why will with would you your use work ' +
    "don't doesn't isn't can't won't aren't i'm it's",
);
