import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {readYamlFile} from '../../text/readYamlFile';
import {checkText} from './worker/checkText';
import {buildCheckData} from './worker/buildCheckData';
import {collectData} from './collectData';

/** A text of the fixtures, and what must be said about it: see the beginning of `fixtures/broken.yaml`. */
interface Case {
  name: string;
  text: string;
  chart?: string;
}

interface BrokenCase extends Case {
  severity?: 'notice';
  expect: {line: number; within?: number; words: string[]};
}

interface AnsweredCase extends Case {
  /** The server's words; it takes the text if absent. */
  refuses?: string;
  line?: number;
}

const data = buildCheckData(collectData('/'));
const list = Joi.array().items(Joi.object().unknown()).required();

function readCases<Kind extends Case>(file: string): Kind[] {
  return readYamlFile(join(__dirname, 'fixtures', file), list) as Kind[];
}

/** Whether a message names a word; one in lower case may have another case there. */
function names(message: string, word: string): boolean {
  return (word === word.toLowerCase() ? message.toLowerCase() : message).includes(word);
}

describe('manifests with one mistake', () => {
  const cases = readCases<BrokenCase>('broken.yaml');

  it('are sixty', () => expect(cases.length).toBe(60));

  it.each(cases)('$name', ({text, chart, severity = 'fault', expect: expected}) => {
    const {faults} = checkText(text, chart, data);
    const {line, within = 0, words} = expected;
    const fitting = faults.filter(
      (fault) => Math.abs(fault.line - line) <= within && words.every((word) => names(fault.message, word)),
    );
    expect(
      fitting.map((fault) => fault.severity),
      JSON.stringify(faults, null, 1),
    ).toContain(severity);
  });
});

describe('as strict as the API server and Helm', () => {
  it.each(readCases<AnsweredCase>('answers.yaml'))('$name', ({text, chart, refuses, line}) => {
    const faults = checkText(text, chart, data).faults.filter(({severity}) => severity === 'fault');
    if (refuses === undefined) expect(faults).toEqual([]);
    else
      expect(
        faults.map((fault) => fault.line),
        JSON.stringify(faults, null, 1),
      ).toContain(line);
  });
});

describe('unusual but correct manifests', () => {
  it.each(readCases('good.yaml'))('$name', ({text, chart}) => {
    const {faults} = checkText(text, chart, data);
    expect(faults.filter(({severity}) => severity === 'fault')).toEqual([]);
  });
});
