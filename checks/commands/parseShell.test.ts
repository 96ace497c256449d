import {describe, expect, it} from 'vitest';

import {parseShell, type ShellCommand} from './parseShell';

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
    });
  });

  it('gives a redirected here-document to the command before it', async () => {
    const [command] = await commandsOf("kubectl apply -f - <<'EOF'\nkind: Scan\nEOF");
    expect(command?.input?.text).toBe('kind: Scan\n');
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
