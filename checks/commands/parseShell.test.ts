import {describe, expect, it} from 'vitest';

import {EXPANSION, parseShell, type ShellCommand} from './parseShell';

async function commandsOf(script: string): Promise<ShellCommand[]> {
  const parsed = await parseShell(script);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.commands;
}

function texts({name, words}: ShellCommand): string[] {
  return [name, ...words.map(({text}) => text)];
}

describe('parseShell', () => {
  it('resolves quotes and continued lines', async () => {
    const [command] = await commandsOf('helm upgrade nmap \\\n  oci://x --set="a.b=c d" \'raw $x\' a\\ b');
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

  it('marks words that the shell completes', async () => {
    const [command] = await commandsOf('kubectl get scan "$NAME" -o ${FORMAT}');
    expect(command?.words.map(({literal}) => literal)).toEqual([true, true, false, true, false]);
  });

  it('finds commands in pipes, lists, substitutions and loops, each with its line', async () => {
    const commands = await commandsOf(
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

  it('gives a piped here-document to the command that reads it', async () => {
    const commands = await commandsOf(
      'cat <<EOF | helm install a oci://x --values -\nscanner:\n  env: []\nEOF',
    );
    expect(commands.find(({name}) => name === 'helm')?.input).toEqual({
      text: 'scanner:\n  env: []\n',
      line: 2,
      expands: true,
    });
  });

  it('gives a redirected here-document to the command before it', async () => {
    const [command] = await commandsOf("kubectl apply -f - <<'EOF'\nkind: Scan\nEOF");
    expect(command?.input?.text).toBe('kind: Scan\n');
  });

  it.each([
    ["cat <<'EOF' | kubectl apply -f - | grep x\na: 1\nEOF", 'kubectl apply -f -', 'a: 1\n', false],
    ['kubectl apply -f - <<EOF\na: $(date)\nEOF', 'kubectl apply -f -', 'a: $(date)\n', true],
    ['kubectl apply -f - <<-EOF\n\ta: 1\n\tEOF', 'kubectl apply -f -', 'a: 1\n', true],
    ['cat <<EOF | envsubst | kubectl apply -f -\na: 1\nEOF', 'kubectl apply -f -', 'a: 1\n', true],
    ["echo 'a: 1\n\nb: 2' | kubectl apply -f -", 'kubectl apply -f -', 'a: 1\n\nb: 2', false],
    ['printf "a: 1\\nb: 2\\n" | kubectl apply -f -', 'kubectl apply -f -', 'a: 1\nb: 2\n', false],
    ['kubectl apply -f - <<< "a: 1"', 'kubectl apply -f -', 'a: 1', true],
  ])('gives the text of %j to the command that reads it', async (script, reader, text, expands) => {
    const readers = (await commandsOf(script)).filter(({input}) => input);
    expect(readers.map((command) => texts(command).join(' '))).toEqual([reader]);
    expect(readers[0]?.input).toMatchObject({text, expands});
  });

  it.each([
    ['tee scan.yaml > /dev/null <<EOF\na: 1\nEOF', 'scan.yaml'],
    ['cat <<EOF | sudo tee -a scan.yaml\na: 1\nEOF', 'scan.yaml'],
    ['cat <<EOF > "scan.yaml"\na: 1\nEOF', 'scan.yaml'],
    ["echo 'a: 1' | tee scan.yaml", 'scan.yaml'],
  ])('finds the file that %j writes', async (script, path) => {
    const parsed = await parseShell(script);
    expect(parsed.ok && parsed.files.map((file) => file.path)).toEqual([path]);
  });

  it('keeps line breaks in double quotes', async () => {
    const [command] = await commandsOf('echo "a\n\nb $X\n c"');
    expect(command?.words[0]).toEqual({
      text: 'a\n\nb $X\n c',
      literal: false,
      known: `a\n\nb ${EXPANSION}\n c`,
    });
  });

  it('counts words behind a redirection as arguments', async () => {
    const [command] = await commandsOf('helm list 2>/dev/null -n a');
    expect(command && texts(command)).toEqual(['helm', 'list', '-n', 'a']);
  });

  it('lists the functions of a script', async () => {
    expect(await parseShell('show() { echo a; }')).toMatchObject({functions: ['show']});
  });

  it('lists files that a here-document writes', async () => {
    const parsed = await parseShell('cat > values.yaml <<EOF\na: 1\nEOF');
    expect(parsed).toMatchObject({
      ok: true,
      files: [{path: 'values.yaml', content: {text: 'a: 1\n', line: 2}}],
    });
  });

  it.each([
    ['echo "open', 1, /closing quote/],
    ['echo a\nif true; then\n  echo b', 2, /if/],
  ])('tells why a shell refuses %j', async (script, line, reason) => {
    const parsed = await parseShell(script);
    expect(parsed).toMatchObject({ok: false, line});
    expect(parsed.ok ? '' : parsed.reason).toMatch(reason);
  });
});
