import {describe, expect, it} from 'vitest';

import {parseShell} from './parseShell';
import {EXPANSION, type ShellCommand} from './shellScript';

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
    expect(command?.words.every(({literal}) => literal)).toBe(true);
  });

  it('marks words that the shell completes', () => {
    const [command] = commandsOf('kubectl get scan "$NAME" -o ${FORMAT}');
    expect(command?.words.map(({literal}) => literal)).toEqual([true, true, false, true, false]);
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

  it('gives a piped here-document to the command that reads it', () => {
    const commands = commandsOf('cat <<EOF | helm install a oci://x --values -\nscanner:\n  env: []\nEOF');
    expect(commands.find(({name}) => name === 'helm')?.input).toEqual({
      text: 'scanner:\n  env: []\n',
      line: 2,
      expands: true,
    });
  });

  it('gives a redirected here-document to the command before it', () => {
    const [command] = commandsOf("kubectl apply -f - <<'EOF'\nkind: Scan\nEOF");
    expect(command?.input?.text).toBe('kind: Scan\n');
  });

  it.each([
    ["cat <<'EOF' | kubectl apply -f - | grep x\na: 1\nEOF", 'kubectl apply -f -', 'a: 1\n', false],
    ['kubectl apply -f - <<EOF\na: $(date)\nEOF', 'kubectl apply -f -', 'a: $(date)\n', true],
    ['kubectl apply -f - <<-EOF\n\ta: 1\n\tEOF', 'kubectl apply -f -', 'a: 1\n', true],
    ['cat <<EOF | envsubst | kubectl apply -f -\na: 1\nEOF', 'kubectl apply -f -', 'a: 1\n', true],
    ["echo 'a: 1\n\nb: 2' | kubectl apply -f -", 'kubectl apply -f -', 'a: 1\n\nb: 2', false],
    ['printf "a: 1\\nb: 2\\n" | kubectl apply -f -', 'kubectl apply -f -', 'a: 1\nb: 2\n', false],
    ['kubectl apply -f - <<< "a: 1"', 'kubectl apply -f -', 'a: 1', false],
    ['kubectl apply -f - <<< "a: $B"', 'kubectl apply -f -', 'a: $B', true],
    ['sudo kubectl apply -f - <<EOF\na: 1\nEOF', 'sudo kubectl apply -f -', 'a: 1\n', true],
    ['{ kubectl apply -f -; } <<EOF\na: 1\nEOF', 'kubectl apply -f -', 'a: 1\n', true],
    ['true && cat <<EOF $(date) | kubectl apply -f -\na: 1\nEOF', 'kubectl apply -f -', 'a: 1\n', true],
  ])('gives the text of %j to the command that reads it', (script, reader, text, expands) => {
    const readers = commandsOf(script).filter(({input}) => input);
    expect(readers.map((command) => texts(command).join(' '))).toEqual([reader]);
    expect(readers[0]?.input).toMatchObject({text, expands});
  });

  it.each([
    ['tee scan.yaml > /dev/null <<EOF\na: 1\nEOF', 'scan.yaml'],
    ['cat <<EOF | sudo tee -a scan.yaml\na: 1\nEOF', 'scan.yaml'],
    ['cat <<EOF > "scan.yaml"\na: 1\nEOF', 'scan.yaml'],
    ["echo 'a: 1' | tee scan.yaml", 'scan.yaml'],
    ['cat <<EOF | envsubst > scan.yaml\na: 1\nEOF', 'scan.yaml'],
    ['cat 2> errors.txt > scan.yaml <<EOF\na: 1\nEOF', 'scan.yaml'],
  ])('finds the file that %j writes', (script, path) => {
    const parsed = parseShell(script);
    expect(parsed.ok && parsed.files.map((file) => file.path)).toEqual([path]);
  });

  it('keeps line breaks in double quotes', () => {
    const [command] = commandsOf('echo "a\n\nb $X\n c"');
    expect(command?.words[0]).toEqual({
      text: 'a\n\nb $X\n c',
      literal: false,
      known: `a\n\nb ${EXPANSION}\n c`,
    });
  });

  it('counts words behind a redirection as arguments', () => {
    const [command] = commandsOf('helm list 2>/dev/null -n a');
    expect(command && texts(command)).toEqual(['helm', 'list', '-n', 'a']);
  });

  it('lists the functions of a script', () => {
    expect(parseShell('show() { echo a; }')).toMatchObject({functions: ['show']});
  });

  it('lists files that a here-document writes', () => {
    const parsed = parseShell('cat > values.yaml <<EOF\na: 1\nEOF');
    expect(parsed).toMatchObject({
      ok: true,
      files: [{path: 'values.yaml', content: {text: 'a: 1\n', line: 2}}],
    });
  });

  it.each(['jq . > out.json <<EOF\na: 1\nEOF', 'cat <<EOF | jq . > out.json\na: 1\nEOF', 'cat < scan.yaml'])(
    'finds no file in %j, whose text another program makes',
    (script) => {
      expect(parseShell(script)).toMatchObject({ok: true, files: []});
    },
  );

  it('counts lines within substitutions from the beginning of the script', () => {
    const lines = commandsOf('a\nb $(\n  c\n) `d \\`e\\``\ncat <<EOF\n$(f)\nEOF').map(
      ({name, line}) => `${line} ${name}`,
    );
    expect(lines).toEqual(['1 a', '2 b', '3 c', '4 d', '4 e', '5 cat', '6 f']);
  });

  it('takes an assignment without a program for no command', () => {
    expect(commandsOf('A=1 B=$(date)\n> empty.txt').map(({name}) => name)).toEqual(['date']);
  });

  it('joins name and value of an exported variable', () => {
    const [command] = commandsOf('export A="b c" D=$E F');
    expect(command && texts(command)).toEqual(['export', 'A=b c', 'D=$E', 'F']);
    expect(command?.words.map(({literal}) => literal)).toEqual([true, false, true]);
  });

  it.each([
    ['--set a={x,y}', true],
    ['--set a={x,$Y}', false],
    ['--set a[0].b=c', true],
  ])('knows whether %j is complete', (script, isLiteral) => {
    const [command] = commandsOf(`helm ${script}`);
    expect(command?.words.every(({literal}) => literal)).toBe(isLiteral);
  });

  it.each([
    ['echo "open', 1, 'unterminated double quote'],
    ['echo a\necho $(date', 2, 'unterminated command substitution'],
    ['echo a\necho b |', 2, "expected command after '|'"],
    ['kubectl get <name>\nhelm list', 1, 'expected redirect target'],
    ['echo a\nNote: done (2 s)', 2, "unexpected token '('"],
    ['echo a\nfi', 2, "unexpected token 'fi'"],
    ['echo "$(\n  a | )"', 2, "expected command after '|'"],
    ['echo a\nif true; then\n  echo b', 2, "expected 'fi' to close 'if'"],
    ['if a; then\n  for b in c; do\n    d\nfi', 2, "expected 'done' to close 'for'"],
    ['if a; then\n  if b; then c; fi\n', 1, "expected 'fi' to close 'if'"],
    ['a\nf() {\n  b\n', 2, "expected '}' to close brace group"],
    ['a\n(b\n  c', 2, "expected ')' to close subshell"],
    ['a\ncat <<EOF\nb\n EOF', 2, 'no line "EOF" ends the here-document'],
    ['cat <<EOF\na: $(date\nEOF', 2, 'unterminated command substitution'],
    ['a\necho ${b c}', 2, 'bad substitution ${b c}'],
  ])('tells why a shell refuses %j', (script, line, reason) => {
    expect(parseShell(script)).toEqual({ok: false, line, reason});
  });
});
