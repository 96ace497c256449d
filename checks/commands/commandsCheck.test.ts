import {describe, expect, it} from 'vitest';

import {parsePage} from '../sources/parsePage';
import {checkCommands, loadCommandKnowledge} from './commandsCheck';

const knowledge = loadCommandKnowledge();

/** Faults of a page with the text after four lines of front matter, as `line: message`. */
async function check(text: string, file = 'docs/page.md'): Promise<string[]> {
  const page = await parsePage(file, `---\ntitle: Page\n---\n\n${text}\n`);
  return checkCommands(page, knowledge).map(({line, message}) => `${line ?? ''}: ${message}`);
}

function createBlock(script: string, opening = 'bash'): string {
  return `\`\`\`${opening}\n${script}\n\`\`\``;
}

const SCAN = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: nmap
spec:
  scanType: nmap
  parametrs: [localhost]`;
const SCAN_FAULT = /^(?<line>\d+): Scan: .*parametrs is no known field.*Did you mean "parameters"\?/;

describe('checkCommands', () => {
  it('names the line of the command within the page', async () => {
    expect(await check(createBlock('kubectl get scans\n\nkubectl gte scans'))).toEqual([
      expect.stringMatching(/^8: kubectl: "gte" is no command/),
    ]);
  });

  it('names the line with a syntax error', async () => {
    expect(await check(createBlock('echo a\necho "b'))).toEqual([
      expect.stringMatching(/^7: a shell refuses/),
    ]);
  });

  it('reports every command after a prompt', async () => {
    const faults = await check(createBlock('$ kubectl get scans\n$ helm list'));
    expect(faults).toEqual([
      expect.stringMatching(/^6: leave out the prompt/),
      expect.stringMatching(/^7: leave out the prompt/),
    ]);
  });

  it.each([
    ['a here-document for kubectl', `kubectl apply -f - <<EOF\n${SCAN}\nEOF`, 13],
    ['a written file', `cat > scan.yaml <<EOF\n${SCAN}\nEOF`, 13],
  ])('checks the manifest of %s', async (_name, script, line) => {
    const faults = await check(createBlock(script));
    expect(faults).toHaveLength(1);
    expect(SCAN_FAULT.exec(faults[0] ?? '')?.groups?.line).toBe(String(line));
  });

  it('checks a here-document that helm reads as values of the chart', async () => {
    const script =
      'helm upgrade nmap oci://ghcr.io/securecodebox/helm/nmap --version 4.13.0 -f - <<EOF\nscaner: {}\nEOF';
    expect(await check(createBlock(script))).toEqual([
      expect.stringMatching(/^7: the chart "nmap" has no value "scaner"/),
    ]);
  });

  const INSTALL =
    'helm upgrade nmap oci://ghcr.io/securecodebox/helm/nmap --version 4.13.0 --values values.yaml';

  it('checks a written file as values of the chart that reads it, in the same block or a later one', async () => {
    const file = 'cat > values.yaml <<EOF\nscaner: {}\nEOF';
    const fault = expect.stringMatching(/^7: the chart "nmap" has no value "scaner"/) as string;
    expect(await check(createBlock(`${file}\n${INSTALL}`))).toEqual([fault]);
    expect(await check(`${createBlock(file)}\n\n${createBlock(INSTALL)}`)).toEqual([fault]);
    expect(await check(createBlock(file))).toEqual([]);
  });

  it('checks a titled block as values of the chart that reads it', async () => {
    const titled = createBlock('scaner: {}', 'yaml title="values.yaml"');
    expect(await check(`${titled}\n\n${createBlock(INSTALL)}`)).toEqual([
      expect.stringMatching(/^6: the chart "nmap" has no value "scaner"/),
    ]);
  });

  it('takes the last block with that title above the command', async () => {
    const wrong = createBlock('scaner: {}', 'yaml title="values.yaml"');
    const right = createBlock('scanner: {}', 'yaml title="values.yaml"');
    const install = createBlock(INSTALL);
    expect(await check([wrong, right, install].join('\n\n'))).toEqual([]);
    expect(await check([right, wrong, install].join('\n\n'))).toHaveLength(1);
    expect(await check([install, wrong].join('\n\n'))).toEqual([]);
  });

  it('reports a titled block that is marked as values of another chart', async () => {
    const titled = createBlock('scanner: {}', 'yaml values=nikto title="values.yaml"');
    expect(await check(`${titled}\n\n${createBlock(INSTALL)}`)).toEqual([
      '6: values.yaml is marked as values=nikto, but a command below gives it to the chart "nmap". Correct one of them.',
    ]);
  });

  it('allows the retired chart server in posts only', async () => {
    const block = createBlock('helm repo add secureCodeBox https://charts.securecodebox.io');
    expect(await check(block, 'blog/2021-01-01-post.md')).toEqual([]);
    expect(await check(block)).toEqual([
      '6: helm: https://charts.securecodebox.io is deprecated since release 4.6.0. Install from oci://ghcr.io/securecodebox/helm/<chart>; that needs no repository.',
    ]);
    expect(await check(createBlock('helm repo add bitnami https://charts.bitnami.com/bitnami'))).toEqual([]);
  });

  it('reports a here-document that it cannot check', async () => {
    expect(await check(createBlock('cat <<EOF | kubectl apply -f -\nkind: Scan\nEOF'))).toEqual([
      '6: nothing checks this here-document. Give it to kubectl or helm, or write it with cat > FILE.',
    ]);
  });

  it('leaves other languages alone', async () => {
    expect(await check(createBlock('NAME TYPE', 'text'))).toEqual([]);
  });
});
