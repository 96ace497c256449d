import {describe, expect, it} from 'vitest';

import {parseSequence, type SequenceDiagram} from './parseSequence';

function parse(...statements: string[]): SequenceDiagram {
  return parseSequence(
    {text: 'sequenceDiagram', number: 1},
    statements.map((text, index) => ({text, number: index + 2})),
  );
}

describe('parseSequence', () => {
  it.each([
    ['A->>B: call', '->>', ''],
    ['A -->> B : call', '-->>', ''],
    ['A-)B:call', '-)', ''],
    ['A--)B: call', '--)', ''],
    ['A->>+B: call', '->>', '+'],
  ])('reads the message %s', (line, arrow, activation) => {
    expect(parse(line).steps).toMatchObject([
      {kind: 'message', from: 'A', to: 'B', arrow, activation, text: 'call'},
    ]);
  });

  it('reads participants that begin with a keyword', () => {
    expect([...parse('parser->>optimizer: a', 'optimizer->>android: b').participants.keys()]).toEqual([
      'parser',
      'optimizer',
      'android',
    ]);
  });

  it('takes the label of a participant also from a line below its first message', () => {
    const {participants} = parse('A->>B: call', 'B->>C: call', 'participant B as "Object store"', 'actor A');
    expect([...participants].map(([id, {label, line}]) => [id, label, line.number])).toEqual([
      ['A', 'A', 5],
      ['B', 'Object store', 4],
      ['C', 'C', 3],
    ]);
  });

  it('reads notes and blocks', () => {
    const {steps} = parse(
      'A->>B: call',
      'Note over A,B: text',
      'note left of A: text',
      'alt found',
      'B->>A: one',
      'else nothing found',
      'B->>A: two',
      'end',
      'loop every day',
      'A->>B: three',
      'end',
    );
    expect(steps.map(({kind}) => kind)).toEqual(
      'message note note block message divider message end block message end'.split(' '),
    );
  });

  it.each([
    ['A->B: text', 'known arrows are ->>'],
    ['A-xB: text', 'known arrows are ->>'],
    ['A<<->>B: text', 'known arrows are ->>'],
    ['A->>B', 'cannot read'],
    ['A->>B:', 'write a text'],
    ['A->>: text', 'cannot read'],
    ['A->>B: two<br>lines', 'have one line'],
    ['A-->>-B: text', 'A is not active'],
    ['Note over A', 'cannot read'],
    ['Note above A: text', 'cannot read'],
    ['Note left of A,B: text', 'stands at one participant'],
    ['participant A as', 'cannot read'],
    ['participants A', 'cannot read'],
    ['activate A', 'write + or - behind an arrow'],
    ['autonumber', 'messages have no numbers'],
    ['rect rgb(0,0,0)', 'colours are those of the site'],
    ['box Team', 'colours are those of the site'],
    ['create participant C', 'from the beginning'],
    ['option timeout', 'use alt and else'],
    ['else nothing', 'belongs inside a block "alt"'],
    ['end', 'there is no open block'],
    ['alt', 'write a text'],
    ['alt found', 'is not closed: add "end"'],
    ['loopy', 'cannot read "loopy": expected one of participant'],
  ])('refuses the line %s', (line, message) => {
    const read = (): SequenceDiagram => parse('X->>Y: text', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['a note above the first message', ['Note over A: x', 'A->>B: y'], 2, 'stands below a message'],
    [
      'a note at the beginning of a block',
      ['A->>B: x', 'opt y', 'Note over A: z', 'A->>B: x', 'end'],
      4,
      'below a message',
    ],
    [
      'a note at the end of a block',
      ['opt y', 'A->>B: x', 'Note over A: z', 'end'],
      5,
      'write a message before it',
    ],
    ['an empty block', ['A->>B: x', 'loop y', 'end'], 4, 'write a message before it'],
    ['an empty part of a block', ['alt x', 'A->>B: y', 'else z', 'end'], 5, 'write a message before it'],
    [
      'a block inside another',
      ['loop x', 'A->>B: y', 'opt z', 'A->>B: y', 'end', 'end'],
      4,
      'a block inside another',
    ],
    [
      'and in a block alt',
      ['alt x', 'A->>B: y', 'and z', 'A->>B: y', 'end'],
      4,
      'belongs inside a block "par"',
    ],
    ['a participant declared twice', ['participant A', 'actor A', 'A->>B: x'], 3, 'declared twice'],
    ['a second end of one activation', ['A->>+B: x', 'B-->>-A: y', 'B-->>-A: z'], 4, 'B is not active'],
    ['no messages', ['participant A'], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): SequenceDiagram => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
