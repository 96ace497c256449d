import {describe, expect, it} from 'vitest';

import {restoreText} from '../shieldText';
import {parseClass} from './parseClass';

function rewrite(...statements: string[]): string[] {
  const lines = statements.map((text, index) => ({text, number: index + 2}));
  return restoreText(parseClass({text: 'classDiagram', number: 1}, lines))
    .split('\n')
    .slice(1);
}

describe('parseClass', () => {
  it.each(['<|--', '--|>', '<|..', '..|>', '*--', '--*', 'o--', '--o', '-->', '<--', '..>', '<..'])(
    'reads the relation %s with and without spaces',
    (arrow) => {
      expect(rewrite(`A ${arrow} B`)).toEqual([`A ${arrow} B`]);
      if (!/^o|o$/.test(arrow)) expect(rewrite(`A${arrow}B`)).toEqual([`A ${arrow} B`]);
    },
  );

  it('reads counts and the text of a relation', () => {
    expect(rewrite('Scan"1"*--"0..n" Finding: owns')).toEqual(['Scan "1" *-- "0..n" Finding : owns']);
  });

  it.each([
    ['+String name', '+String name'],
    ['name', 'name'],
    ['#List~Finding~ findings', '#List<Finding> findings'],
    ['~int count$', '~int count$'],
    ['+start()', '+start()'],
    ['+start(Type type, int n) bool', '+start(Type type, int n) bool'],
    ['+find() List~Finding~', '+find() List<Finding>'],
    ['-parse(text) bool*', '-parse*(text) bool'],
    ['+create()$', '+create$()'],
    ['<<interface>>', '<<interface>>'],
  ])('reads the member %s', (line, expected) => {
    expect(rewrite('class A {', line, '}')).toEqual(['class A {', expected, '}']);
  });

  it('reads classes without a body, with a type parameter, and members behind a colon', () => {
    expect(rewrite('class A', 'class B~T~', 'A : +String name')).toEqual([
      'class A',
      'class B~T~',
      'A : +String name',
    ]);
  });

  it.each([
    ['A <|- B', 'cannot read "A <|- B": expected one of'],
    ['A -- B', 'is drawn with one'],
    ['A --> B :', 'write a text behind the colon'],
    ['A -->', 'cannot read'],
    ['A ---> B', 'cannot read'],
    ['classes A', 'cannot read'],
    ['class A["Label"]', 'write class A {'],
    ['class A { +x }', 'write class A {'],
    ['class A:::red', 'colours are those of the site'],
    ['<<interface>> A', 'write the annotation inside the class'],
    ['direction LR', 'from top to bottom'],
    ['note "text"', 'notes are not drawn'],
    ['namespace N {', 'namespaces are not drawn'],
    ['A : name: String', 'type before name'],
    ['A : +start(', 'type before name'],
    ['}', 'cannot read "}"'],
    ['class A {', 'is not closed: add "}"'],
  ])('refuses the line %s', (line, message) => {
    const read = (): string[] => rewrite('class X', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it('refuses a diagram without classes', () => {
    expect(() => rewrite()).toThrow('the diagram is empty');
  });
});
