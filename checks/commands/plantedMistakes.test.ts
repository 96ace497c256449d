import {describe, expect, it} from 'vitest';

import {parsePage} from '../sources/parsePage';
import {checkCommands, loadCommandKnowledge} from './commandsCheck';

const knowledge = loadCommandKnowledge();

async function check(command: string, file = 'docs/page.md'): Promise<string[]> {
  const page = await parsePage(file, `---\ntitle: Page\n---\n\n\`\`\`bash\n${command}\n\`\`\`\n`);
  return checkCommands(page, knowledge).map(({message}) => message);
}

const CHART = 'oci://ghcr.io/securecodebox/helm/nmap';
const NMAP = `helm upgrade --install nmap ${CHART} --version 4.13.0`;
const ADD = 'If it is right, add it to platform/tools';

describe('prompts and programs', () => {
  it.each([
    ['$ kubectl get scans', /leave out the prompt "\$"/],
    ['hlem upgrade x y', /"hlem" is no known program. Did you mean "helm"\?.*text.*programs\.yaml/],
    ['NAME   TYPE   STATE', /"NAME" is no known program\. Mark output as text/],
    ['> kubectl get scans', /is no known program/],
    ['sudo helm upgrad nmap x', /helm: "upgrad" is no command that pages use. Did you mean "upgrade"\?/],
    ['NAMESPACE=x hlem list', /"hlem" is no known program/],
    ['X=$(kubectl gte scans)', /"gte" is no command/],
  ])('reports %s', async (command, message) => {
    expect(await check(command)).toEqual([expect.stringMatching(message)]);
  });
});

describe('values of --set', () => {
  it.each([
    ['--set cascadingRules.enabled=yes', /^helm: --set: cascadingRules\.enabled must be .*"yes"/],
    ['--set scanner.image.pullPolicy=always', /scanner\.image\.pullPolicy must be one of .*"always"/],
    ['--set scanner.resources.limits.memory=1GB', /scanner\.resources.*limits\.memory.*1GB/],
    [
      '--set cascadingRules.enabled true',
      /"cascadingRules.enabled" has no value. Write cascadingRules.enabled=VALUE/,
    ],
    ['--set scanner.resources.limts.memory=1Gi', /limts.*Did you mean "limits"\?/],
    [`--set-json 'scanner.env=[{"name":"A"]'`, /"scanner\.env" is no valid JSON/],
    [`--set-json 'scanner.env=[{"nam":"A"}]'`, /nam .*no known field/],
    ['--set scanner=x', /scanner must be a map/],
    ['--set parser.env=x', /parser\.env must be a list; it is "x"/],
    ['--set scanner.backoffLimit=007', /scanner\.backoffLimit must be integer; it is "007"/],
    ["--set 'scaner.env[0].name=A'", /has no value "scaner.env\[0\].name"/],
    [
      '--set cascadingRule.enabled="$ENABLED"',
      /^helm: --set: the chart "nmap" has no value "cascadingRule.enabled". Did you mean "cascadingRules.enabled"\?/,
    ],
  ])('reports %s', async (flag, message) => {
    expect((await check(`${NMAP} ${flag}`)).join('\n')).toMatch(message);
  });

  it.each([
    '--set cascadingRules.enabled=true,scanner.backoffLimit=3',
    '--set cascadingRules.enabled="$ENABLED"',
    "--set 'scanner.env[0].name=A'",
    `--set-json 'scanner.env=[{"name":"A"}]'`,
    '--set "$SETTINGS"',
    "--set 'scanner.nodeSelector.a\\.b/c=x\\,y,scanner.backoffLimit=3'",
    "--set 'parser.env={},scanner.backoffLimit=0'",
  ])('accepts %s', async (flag) => {
    expect(await check(`${NMAP} ${flag}`)).toEqual([]);
  });

  it('checks a chart in a local folder by its name', async () => {
    const faults = await check('helm template nmap ./scanners/nmap --set cascadingRule.enabled=true');
    expect(faults).toHaveLength(1);
    expect(await check('helm template dojo ./helm/defectdojo --set anything=1')).toEqual([]);
  });
});

describe('charts', () => {
  it.each([
    [`helm show values ${CHART}s`, `helm: there is no chart "nmaps". Did you mean "nmap"?`],
    [
      'helm show values securecodebox/nmap',
      'helm: "securecodebox/nmap" is no chart of the registry. Write oci://ghcr.io/securecodebox/helm/<chart>.',
    ],
  ])('have to exist: %s', async (command, fault) => {
    expect(await check(command)).toEqual([fault]);
  });

  it.each(['helm upgrade --install nmap', 'helm install nmap', 'helm -n scans upgrade nmap'])(
    'are installed with their release: %s',
    async (call) => {
      expect(await check(`${call} ${CHART}`)).toEqual([
        expect.stringMatching(
          /^helm (?:upgrade|install): oci:.*nmap has no --version, .*Add --version %release\.version%\.$/,
        ),
      ]);
    },
  );

  it('need no release in posts, which show commands of their date and its chart server', async () => {
    for (const command of [`helm install nmap ${CHART}`, 'helm install nmap secureCodeBox/nmap']) {
      expect(await check(command, 'blog/2024-06-28-post.md')).toEqual([]);
      expect(await check(command)).toHaveLength(1);
    }
  });
});

describe('commands, flags and arguments', () => {
  it.each(
    Object.entries({
      'kubectl gte scans': `kubectl: "gte" is no command that pages use. Did you mean "get"? ${ADD}/kubectl.yaml.`,
      'helm show valeus x': `helm: "show valeus" is no command that pages use. Did you mean "show values"? ${ADD}/helm.yaml.`,
      'helm show': `helm: "show" is no command that pages use. Use one of show chart, show crds, show values. ${ADD}/helm.yaml.`,
      'kubectl create secrt generic a --from-literal=b=c':
        'kubectl: "create secrt" is no command that pages use. Did you mean "create secret"?',
      'kubectl get scans --al-namespaces': `kubectl get: "--al-namespaces" is no flag that pages use. Did you mean "--all-namespaces"? ${ADD}/kubectl.yaml.`,
      'helm list -x':
        'helm list: "-x" is no flag that pages use. Use one of --help, --namespace, --all-namespaces.',
      [`${NMAP} --version`]: 'helm upgrade: --version needs a value after it.',
      [`${NMAP} --values --wait`]: 'helm upgrade: --values needs a value after it.',
      [`${NMAP} -n`]: 'helm upgrade: -n needs a value after it.',
      [`${NMAP} more`]: 'helm upgrade: "more" is one argument too many. Write helm upgrade RELEASE CHART.',
      'helm upgrade --install':
        'helm upgrade: RELEASE and CHART is missing. Write helm upgrade RELEASE CHART.',
      'helm list nmap': 'helm list: "nmap" is one argument too many. Write helm list.',
      'kubectl apply scan.yaml':
        'kubectl apply: "scan.yaml" is one argument too many. Write kubectl apply -f|--filename=FILE.',
      'kubectl apply': 'kubectl apply: --filename is missing. Write kubectl apply -f|--filename=FILE.',
      'kubectl delete scan':
        'kubectl delete: NAME is missing. Write kubectl delete KIND NAME..., or kubectl delete KIND --all, or',
      'kubectl delete -f a.yaml --ignore-not-foud': 'kubectl delete: "--ignore-not-foud" is no flag',
      'kubectl get scans -o ymal': 'kubectl get: --output must be one of custom-columns, json, jsonpath,',
      'kubectl auth can-i craete scans': 'kubectl auth can-i: the argument must be one of create,',
      'scbctl trigger a b': 'scbctl trigger: "b" is one argument too many.',
      'scbctl completion bsh': 'scbctl completion: the argument must be one of bash, fish, powershell, zsh;',
      'scbctl scan nmap --nam a -- x':
        'scbctl scan: "--nam" is no flag that pages use. Did you mean "--name"?',
      'scbctl scan nmap foo -- x': 'scbctl scan: "foo" is one argument too many.',
      'scbctl scan -- x': 'scbctl scan: SCAN-TYPE is missing.',
      'scbctl scan nmap x': 'scbctl scan: write "--" before the parameters of the scanner.',
      'scbctl scan nmpa -- x':
        'scbctl scan: "nmpa" is a ScanType that no chart installs. Did you mean "nmap"?',
    }),
  )('reports %s', async (command, message) => {
    const faults = await check(command);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.slice(0, message.length)).toBe(message);
  });
});

describe('kinds and fields of kubectl', () => {
  it.each(
    Object.entries({
      'kubectl get scns':
        /^kubectl get: "scns" is no kind that pages use. Did you mean "scans"\? .*kubectl\.yaml\.$/,
      'kubectl get pods,scns': /"scns" is no kind/,
      'kubectl explain scn.spec': /"scn" is no kind that pages use. Did you mean "scan"\?/,
      'kubectl auth can-i create scns': /"scns" is no kind/,
      'kubectl logs jobb/x': /"jobb" is no kind that pages use. Did you mean "jobs"\?/,
      'kubectl delete scan/a scn/b': /"scn" is no kind/,
      'kubectl get "scn/$NAME"': /"scn" is no kind/,
      "kubectl wait --for=jsonpath='{.status.stat}'=Done scan/x":
        /\.status\.stat: a Scan has no field "stat". Did you mean "state"\?/,
      "kubectl wait --for=jsonpath='{.status.state}'=Don scan/x":
        /\.status\.state is never "Don".*Did you mean "Done"\?/,
      'kubectl wait --for=conditon=Ready pod/x': /--for must be one of condition, jsonpath; it is "conditon"/,
      "kubectl get scan x -o jsonpath='{.status.findngDownloadLink}'":
        /has no field "findngDownloadLink". Did you mean "findingDownloadLink"\?/,
      'kubectl get scans -o custom-columns=A:.metadata.name,B:.status.stat': /has no field "stat"/,
      'kubectl get scans --sort-by=.metadata.creationTimestmp': /has no field "creationTimestmp"/,
      "kubectl get scan x -o jsonpath='{.spec.env.name}'":
        /\.spec\.env is a list: write \[\*\] or \[0\] before \.name/,
    }),
  )('reports %s', async (command, message) => {
    expect(await check(command)).toEqual([expect.stringMatching(message)]);
  });
});

it.each([
  './gradlew build && bin/install.sh && cd .. && "$TOOL" run',
  'FORMAT=yaml',
  'sudo tee /etc/file',
  // They need no release.
  `helm template nmap ${CHART}`,
  `helm show values ${CHART}`,
  'helm install nmap "$CHART"',
  'helm --help',
  'helm list $FLAGS',
  'helm uninstall "$RELEASE"',
  'helm upgrade --help',
  'kubectl -n scans get scans --output=yaml',
  'kubectl get scans -oyaml -n=scans',
  'kubectl delete scans --all',
  'kubectl delete scan/a',
  'kubectl delete -f scan.yaml',
  'kubectl annotate scan/x a/b=c d-',
  'kubectl logs --selector app=x --tail -1',
  'kubectl logs -f pod-name container',
  'scbctl scan "$TYPE" -- x',
  'scbctl scan --help',
  'kubectl get "$KIND"',
  `kubectl get scan x -o jsonpath='{.status.state}{"\\n"}{.metadata.labels.any}'`,
  'kubectl get scans -o jsonpath=\'{.items[?(@.status.state=="Done")].metadata.name}\'',
  "kubectl get scans -o jsonpath='{.items[-1:].metadata.name}'",
  'kubectl get pods -o jsonpath={.status.anything}',
  'kubectl wait --for=condition=complete job/x',
  "kubectl get scan x -o jsonpath='{.spec.initContainers[0].env[*].name}'",
  "kubectl get cascadingrules x -o jsonpath='{.spec.scanAnnotations.any}'",
  "kubectl get scan x -o jsonpath='{.metadata.annotations.cascading\\.securecodebox\\.io/chain}'",
])('%s is accepted', async (command) => {
  expect(await check(command)).toEqual([]);
});
