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

async function expectFault(text: string, fault: RegExp): Promise<void> {
  expect(await check(text)).toEqual([expect.stringMatching(fault)]);
}

describe('checkCommands', () => {
  it('names the line of the command within the page', async () => {
    await expectFault(
      createBlock('kubectl get scans\n\nkubectl gte scans'),
      /^8: kubectl: "gte" is no command/,
    );
  });

  it('names the line with a syntax error', async () => {
    await expectFault(createBlock('echo a\necho "b'), /^7: a shell refuses/);
  });

  it('reports every command after a prompt', async () => {
    const faults = await check(createBlock('$ kubectl get scans\n$ helm list'));
    expect(faults).toEqual([
      expect.stringMatching(/^6: leave out the prompt/),
      expect.stringMatching(/^7: leave out the prompt/),
    ]);
  });

  it.each([
    ['a here-document for kubectl', `kubectl apply -f - <<EOF\n${SCAN}\nEOF`],
    ['a written file', `cat > scan.yaml <<EOF\n${SCAN}\nEOF`],
  ])('checks the manifest of %s', async (_name, script) => {
    const fault = /^13: Scan: .*parametrs is no known field.*Did you mean "parameters"\?/;
    await expectFault(createBlock(script), fault);
  });

  it('checks a here-document that helm reads as values of the chart', async () => {
    const script =
      'helm upgrade nmap oci://ghcr.io/securecodebox/helm/nmap --version 4.13.0 -f - <<EOF\nscaner: {}\nEOF';
    await expectFault(createBlock(script), /^7: the chart "nmap" has no value "scaner"/);
  });

  const INSTALL =
    'helm upgrade nmap oci://ghcr.io/securecodebox/helm/nmap --version 4.13.0 --values values.yaml';

  it('checks a written file as values of the chart that reads it, in the same block or a later one', async () => {
    const file = 'cat > values.yaml <<EOF\nscaner: {}\nEOF';
    const fault = /^7: the chart "nmap" has no value "scaner"/;
    await expectFault(createBlock(`${file}\n${INSTALL}`), fault);
    await expectFault(`${createBlock(file)}\n\n${createBlock(INSTALL)}`, fault);
    expect(await check(createBlock(file))).toEqual([]);
  });

  it('checks a titled block as values of the chart that reads it', async () => {
    const titled = createBlock('scaner: {}', 'yaml title="values.yaml"');
    const fault = /^6: the chart "nmap" has no value "scaner"/;
    await expectFault(`${titled}\n\n${createBlock(INSTALL)}`, fault);
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
