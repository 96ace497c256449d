import {describe, expect, it} from 'vitest';

import {EXPANSION, isLiteral, parseShell, type ShellCommand} from './parseShell';

function commandsOf(script: string): ShellCommand[] {
  const parsed = parseShell(script);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.commands;
}

function texts({name, words}: ShellCommand): string[] {
  return [name, ...words.map(({text}) => text)];
}

describe('parseShell', () => {
  it('resolves quotes and continued lines', () => {
    const [command] = commandsOf('helm upgrade nmap \\\n  oci://x --set="a.b=c d" \'raw $x\' a\\ b');
    expect(command && texts(command)).toEqual([
      'helm',
      'upgrade',
      'nmap',
      'oci://x',
      '--set=a.b=c d',
      'raw $x',
      'a b',
    ]);
    expect(command?.words.every(isLiteral)).toBe(true);
  });

  it('marks words with expansions', () => {
    const [command] = commandsOf('kubectl get scan "$NAME" -o ${FORMAT}');
    expect(command?.words.map(isLiteral)).toEqual([true, true, false, true, false]);
  });

  it('finds commands in pipes, lists, substitutions and loops, each with its line', () => {
    const commands = commandsOf(
      'kubectl get pods | grep x && helm list\nX=$(kubectl get scan)\nfor i in a; do\n  scbctl trigger $i\ndone',
    );
    expect(commands.map(({name, line}) => `${line} ${name}`)).toEqual([
      '1 kubectl',
      '1 grep',
      '1 helm',
      '2 kubectl',
      '4 scbctl',
    ]);
  });

  it('keeps line breaks in double quotes', () => {
    const [command] = commandsOf('echo "a\n\nb $X\n c"');
    expect(command?.words[0]).toEqual({
      text: 'a\n\nb $X\n c',
      known: `a\n\nb ${EXPANSION}\n c`,
    });
  });

  it('counts words after a redirection as arguments', () => {
    const [command] = commandsOf('helm list 2>/dev/null -n a');
    expect(command && texts(command)).toEqual(['helm', 'list', '-n', 'a']);
  });

  it('does not take an assignment without a program for a command', () => {
    expect(commandsOf('A=1 B=$(date)\n> empty.txt').map(({name}) => name)).toEqual(['date']);
  });

  it.each([
    ['--set a={x,y}', true],
    ['--set a={x,$Y}', false],
    ['--set a[0].b=c', true],
  ])('knows whether the words of %j are literal', (script, expected) => {
    const [command] = commandsOf(`helm ${script}`);
    expect(command?.words.every(isLiteral)).toBe(expected);
  });

  it.each([
    ['echo "open', 1, 'unterminated double quote'],
    ['echo a\necho $(date', 2, 'unterminated command substitution'],
    ['echo a\necho b |', 2, "expected command after '|'"],
    ['kubectl get <name>\nhelm list', 1, 'expected redirect target'],
    ['echo a\nNote: done (2 s)', 2, "unexpected token '('"],
    ['echo a\nfi', 2, "unexpected token 'fi'"],
    ['echo "$(\n  a | )"', 2, "expected command after '|'"],
    ['a\ncat <<EOF\nb\n EOF', 2, 'no line "EOF" ends the here-document'],
  ])('explains why a shell refuses %j', (script, line, reason) => {
    expect(parseShell(script)).toEqual({ok: false, line, reason});
  });
});
