import {describe, expect, it} from 'vitest';

import {parseBlock} from './parseBlock';

const DESCRIBED = ['  accTitle: Way of a scan', '  accDescr: A scan leads to findings.'].join('\n');

describe('parseBlock', () => {
  it('separates first line, text alternative and statements, with their line numbers', () => {
    expect(parseBlock(`flowchart LR\n${DESCRIBED}\n\n  %% a comment\n  a --> b`)).toEqual({
      title: 'Way of a scan',
      description: 'A scan leads to findings.',
      header: {text: 'flowchart LR', number: 1},
      statements: [{text: 'a --> b', number: 6}],
    });
  });

  it('keeps a colon and a brace within the description', () => {
    expect(parseBlock('flowchart LR\naccTitle: A: {b}\naccDescr: c: {d}\na').title).toBe('A: {b}');
  });

  it.each([
    ['an empty block', '', 1, 'the diagram is empty'],
    ['no text alternative', 'flowchart LR\na --> b', 1, 'has no accTitle and no accDescr. Write'],
    ['no description', '\nflowchart LR\naccTitle: access\na --> b', 2, 'has no accDescr. Write'],
    ['an empty title', 'flowchart LR\naccTitle:\naccDescr: x\na', 2, 'accTitle is empty'],
    ['two titles', `flowchart LR\n${DESCRIBED}\naccTitle: again\na`, 4, 'a second time'],
    ['a misspelt key', 'flowchart LR\naccTitle: x\naccDescription: y\na', 1, 'has no accDescr. Write'],
    ['a directive', '%%{init: {}}%%\nflowchart LR', 1, 'directives'],
  ])('refuses %s', (_, source, line, message) => {
    const read = () => parseBlock(source);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
