import {describe, expect, it} from 'vitest';

import {Marks} from './Marks';

function read(...lines: string[]): Record<string, string> {
  const marks = new Marks();
  for (const [index, text] of lines.entries()) expect(marks.readLine({text, number: index + 2})).toBe(true);
  return Object.fromEntries(
    marks.finish(
      new Map([
        ['scan', {}],
        ['git-repo', {}],
      ]),
    ),
  );
}

describe('Marks', () => {
  it('reads which boxes are marked', () => {
    expect(read('class scan accent', 'class git-repo bad')).toEqual({scan: 'accent', 'git-repo': 'bad'});
    expect(read('class scan, git-repo good')).toEqual({scan: 'good', 'git-repo': 'good'});
  });

  it('leaves other lines alone', () => {
    for (const text of ['scan --> parse', 'classDef bad fill:red'])
      expect(new Marks().readLine({text, number: 1})).toBe(false);
  });

  it.each([
    [
      'class scan red',
      'cannot read "class scan red": diagrams use the colours of the site: write class A,B and one of accent, good, bad.',
    ],
    [
      'class scan',
      'cannot read "class scan": diagrams use the colours of the site: write class A,B and one of accent, good, bad.',
    ],
    ['class parse bad', '"class parse bad": parse is no box of this diagram.'],
    ['class scan,scan bad', '"class scan,scan bad": scan is marked before: keep one of the lines.'],
  ])('refuses %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
