import {describe, expect, it} from 'vitest';

import {parsePage} from '../sources/parsePage';
import {checkCommands, loadCommandKnowledge} from './commandsCheck';

const knowledge = loadCommandKnowledge();

async function check(command: string): Promise<string[]> {
  const page = await parsePage('docs/page.md', `---\ntitle: Page\n---\n\n\`\`\`bash\n${command}\n\`\`\`\n`);
  return checkCommands(page, knowledge).map(({message}) => message);
}

const NMAP = 'helm upgrade --install nmap oci://ghcr.io/securecodebox/helm/nmap --version 4.13.0';

describe('prompts and programs', () => {
  it.each([
    ['$ kubectl get scans', /leave out the prompt "\$"/],
    ['hlem upgrade x y', /"hlem" is no known program. Did you mean "helm"\?.*text.*programs\.yaml/],
    ['kubctl get scans', /"kubctl" is no known program. Did you mean "kubectl"\?/],
    ['NAME   TYPE   STATE', /"NAME" is no known program\. Mark output as text/],
    ['> kubectl get scans', /is no known program/],
    ['sudo helm upgrad nmap x', /helm: "upgrad" is no known command. Did you mean "upgrade"\?/],
    ['sudo -u root helm upgrad nmap x', /"upgrad"/],
    ['watch kubectl get scns', /"scns" is no known kind of resource. Did you mean "scans"\?/],
    ["watch -n 5 'kubectl get scns'", /"scns"/],
    ["bash -c 'kubectl get scns'", /"scns"/],
    [
      'kubectl get scans -o name | xargs kubectl delte',
      /kubectl: "delte" is no known verb. Did you mean "delete"\?/,
    ],
    ['time helm upgrad nmap x', /"upgrad"/],
    ['sudo hlem list', /"hlem" is no known program/],
    ['NAMESPACE=x hlem list', /"hlem" is no known program/],
  ])('reports %s', async (command, message) => {
    const faults = await check(command);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });

  it.each([
    'kubectl get scans -o name | xargs -I{} kubectl get {}',
    './gradlew build && bin/install.sh && cd .. && "$TOOL" run',
    'show() { kubectl get scans; }\nshow',
    'FORMAT=yaml',
    'kubectl get scans -o name | xargs -n 1 kubectl delete',
    'sudo tee /etc/file',
    'eval "$(minikube docker-env)"',
  ])('accepts %s', async (command) => {
    expect(await check(command)).toEqual([]);
  });
});

describe('values of --set', () => {
  it.each([
    ['--set cascadingRules.enabled=yes', /^helm: --set: cascadingRules\.enabled must be .*"yes"/],
    [
      '--set-string cascadingRules.enabled=false',
      /^helm: --set-string: cascadingRules\.enabled must be .* Use --set/,
    ],
    ['--set scanner.image.pullPolicy=always', /scanner\.image\.pullPolicy must be one of .*"always"/],
    ['--set scanner.backoffLimit=three', /scanner\.backoffLimit must be .*"three"/],
    ['--set scanner.resources.limits.memory=1GB', /scanner\.resources.*limits\.memory.*1GB/],
    [
      '--set cascadingRules.enabled true',
      /"cascadingRules.enabled" has no value. Write cascadingRules.enabled=VALUE/,
    ],
    ['--set scanner.resources.limts.memory=1Gi', /limts.*Did you mean "limits"\?/],
    ['--set scanner.securityContext.runAsNonRot=true', /runAsNonRot.*Did you mean "runAsNonRoot"\?/],
    ["--set 'scanner.env[0].nam=A'", /nam .*no known field/],
    [`--set-json 'scanner.env=[{"name":"A"]'`, /"scanner\.env" is no valid JSON/],
    [`--set-json 'scanner.env=[{"nam":"A"}]'`, /nam .*no known field/],
    [
      `--set 'scanner.env[0].nam=A' --set "scanner.env[0].value=$VALUE"`,
      /scanner\.env\[0\]\.nam is no known field. Did you mean "name"\?/,
    ],
    ['--set scanner=x', /scanner must be a map/],
    ['--set cascadingRule.enabled="$ENABLED"', /has no value "cascadingRule.enabled" \(--set\)/],
  ])('reports %s', async (flag, message) => {
    const faults = await check(`${NMAP} ${flag}`);
    expect(faults.join('\n')).toMatch(message);
  });

  it.each([
    '--set cascadingRules.enabled=true,scanner.backoffLimit=3',
    '--set cascadingRules.enabled="$ENABLED"',
    '--set cascadingRules.enabled=$(cat enabled),scanner.backoffLimit=3',
    "--set 'scanner.env[0].name=A' --set 'scanner.env[0].value=b'",
    "--set 'scanner.env[1].name=A'",
    `--set-json 'scanner.env=[{"name":"A"}],scanner.backoffLimit=3'`,
    String.raw`--set scanner.podSecurityContext.runAsNonRoot=true`,
    '--set "$SETTINGS"',
    '--set-string scanner.image.tag=13',
    '--set-file parser.scopeLimiterAliases=aliases.yaml',
  ])('accepts %s', async (flag) => {
    expect(await check(`${NMAP} ${flag}`)).toEqual([]);
  });

  it('checks a chart in a local folder by its name', async () => {
    expect(await check('helm install nmap ./scanners/nmap --set cascadingRule.enabled=true')).toEqual([
      'helm: the chart "nmap" has no value "cascadingRule.enabled" (--set). Did you mean "cascadingRules.enabled"?',
    ]);
    expect(await check('helm install dojo ./helm/defectdojo --set anything=1')).toEqual([]);
  });
});

describe('release of a chart', () => {
  it.each(['helm upgrade --install nmap', 'helm install nmap', 'helm -n scans upgrade nmap'])(
    'must be named by %s',
    async (call) => {
      expect(await check(`${call} oci://ghcr.io/securecodebox/helm/nmap`)).toEqual([
        expect.stringMatching(
          /^helm (?:upgrade|install): oci:.*nmap has no --version, .*Add --version %release\.version%\.$/,
        ),
      ]);
    },
  );

  it.each(['helm template', 'helm show values'])('may be left open by %s', async (call) => {
    expect(await check(`${call} oci://ghcr.io/securecodebox/helm/nmap`)).toEqual([]);
  });

  it('may be left open in posts, which show commands of their date', async () => {
    const source =
      '---\ntitle: Post\n---\n\n```bash\nhelm install nmap oci://ghcr.io/securecodebox/helm/nmap\n```\n';
    expect(checkCommands(await parsePage('blog/2024-06-28-post.md', source), knowledge)).toEqual([]);
  });
});

describe('subcommands and arguments', () => {
  it.each([
    [
      'helm show valeus oci://ghcr.io/securecodebox/helm/nmap',
      'helm show: "valeus" is no known command. Did you mean "values"?',
    ],
    ['helm get vals nmap', 'helm get: "vals" is no known command. Did you mean "values"?'],
    ['helm repo ad x https://example.com', 'helm repo: "ad" is no known command. Did you mean "add"?'],
    ['helm upgrade --install', 'helm upgrade: name the release and the chart.'],
    ['helm uninstall', 'helm uninstall: name the release.'],
    ['helm list nmap', 'helm list: "nmap" is one argument too many.'],
    ['helm list --outputt json', 'helm list: unknown flag "--outputt". Did you mean "--output"?'],
    [`${NMAP} more`, 'helm upgrade: "more" is one argument too many.'],
    [`${NMAP} --version`, 'helm upgrade: --version needs a value behind it.'],
    [`${NMAP} --version --wait`, 'helm upgrade: --version needs a value behind it.'],
    [`${NMAP} -n`, 'helm upgrade: -n needs a value behind it.'],
    ['helm show', 'helm show: write what to do behind it: all, chart, crds, readme, values.'],
    [
      'kubectl rollout restrat deployment/x',
      'kubectl rollout: "restrat" is no known command. Did you mean "restart"?',
    ],
    [
      'kubectl config use-contxt x',
      'kubectl config: "use-contxt" is no known command. Did you mean "use-context"?',
    ],
    ['kubectl apply scan.yaml', 'kubectl apply: write -f before the file: -f scan.yaml.'],
    ['kubectl apply', 'kubectl apply: name the file with -f.'],
    ['kubectl create namespace a b', 'kubectl create namespace: "b" is one argument too many.'],
    ['kubectl create namespace', 'kubectl create namespace: write the name behind it.'],
    [
      'kubectl create secrt generic a --from-literal=b=c',
      'kubectl create: "secrt" is no known command. Did you mean "secret"?',
    ],
    ['kubectl delete scan', 'kubectl delete: write a name, --all or --selector behind the kind "scan".'],
    ['kubectl get scan/a b', 'kubectl get: "scan/a b" mixes TYPE NAME and TYPE/NAME. Write one of them.'],
    ['scbctl trigger', 'scbctl trigger: name the ScheduledScan.'],
    ['scbctl trigger a b', 'scbctl trigger: "b" is one argument too many.'],
    [
      'scbctl completion bsh',
      'scbctl completion: "bsh" is none of bash, zsh, fish, powershell. Did you mean "bash"?',
    ],
    ['scbctl cascade nmap', 'scbctl cascade: "nmap" is one argument too many.'],
    ['scbctl scan nmap foo -- x', 'scbctl scan: "foo" is one argument too many.'],
    ['scbctl scan -- x', 'scbctl scan: name the ScanType.'],
  ])('reports %s', async (command, message) => {
    expect(await check(command)).toEqual([message]);
  });

  it.each([
    'helm install --generate-name oci://ghcr.io/securecodebox/helm/nmap --version 4.13.0',
    'helm template oci://ghcr.io/securecodebox/helm/nmap',
    'helm repo update',
    'helm list $FLAGS',
    'helm uninstall $(helm list --short)',
    'helm upgrade --help',
    'kubectl delete scans --all',
    'kubectl delete -f scan.yaml',
    'kubectl create -f scan.yaml',
    'kubectl apply -k ./folder',
    'kubectl logs --selector app=x --tail -1',
    'kubectl set env deployment/x --list',
    'kubectl label namespace x a=b c-',
    'kubectl exec -it deployment/x -- sh -c "echo a b"',
    'kubectl get scans -ojson -nx',
    'kubectl auth can-i --list',
    'kubectl create job x --from=cronjob/y',
  ])('accepts %s', async (command) => {
    expect(await check(command)).toEqual([]);
  });
});

describe('kinds, fields and choices of kubectl', () => {
  it.each([
    ['kubectl explain scn.spec', /"scn" is no known kind of resource. Did you mean "scan"\?/],
    ['kubectl explain scan.spec.env.nam', /a Scan has no field "nam". Did you mean "name"\?/],
    [
      'kubectl explain scan.spec.cascade',
      /\.spec\.cascade: a Scan has no field "cascade". Did you mean "cascades"\?/,
    ],
    ['kubectl auth can-i create scns', /"scns" is no known kind/],
    ['kubectl auth can-i craete scans', /"craete" is no verb of the API. Did you mean "create"\?/],
    ['kubectl logs jobb/x', /"jobb" is no known kind of resource. Did you mean "job"\?/],
    ['kubectl port-forward servce/x 1:2', /"servce" is no known kind of resource. Did you mean "service"\?/],
    ['kubectl exec deploymnt/x -- ls', /"deploymnt" is no known kind/],
    ['kubectl delete scan/a scn/b', /"scn" is no known kind/],
    ['kubectl get "scn/$NAME"', /"scn" is no known kind/],
    ['kubectl get scans -o ymal', /--output must be one of .* it is "ymal". Did you mean "yaml"\?/],
    [
      'kubectl apply -f scan.yaml --dry-run=clinet',
      /--dry-run must be one of none, client, server; it is "clinet"/,
    ],
    [
      "kubectl wait --for=jsonpath='{.status.stat}'=Done scan/x",
      /\.status\.stat: a Scan has no field "stat". Did you mean "state"\?/,
    ],
    [
      "kubectl wait --for=jsonpath='{.status.state}'=Don scan/x",
      /\.status\.state is never "Don".*Did you mean "Done"\?/,
    ],
    ['kubectl wait --for=conditon=Ready pod/x', /--for knows condition=/],
    ['kubectl wait --for=delet pod/x', /--for must be .*Did you mean "delete"\?/],
    [
      "kubectl get scan x -o jsonpath='{.status.findngDownloadLink}'",
      /has no field "findngDownloadLink". Did you mean "findingDownloadLink"\?/,
    ],
    ["kubectl get scans -o jsonpath='{range .items[*]}{.status.stat}{end}'", /has no field "stat"/],
    ['kubectl get scans -o custom-columns=A:.metadata.name,B:.status.stat', /has no field "stat"/],
    ['kubectl get scans --sort-by=.metadata.creationTimestmp', /has no field "creationTimestmp"/],
    [
      "kubectl get scan x -o jsonpath='{.spec.env.name}'",
      /\.spec\.env is a list: write \[\*\] or \[0\] before \.name/,
    ],
  ])('reports %s', async (command, message) => {
    const faults = await check(command);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });

  it.each([
    'kubectl explain scan.spec.env.name',
    'kubectl explain scheduledscans.spec.scanSpec.parameters',
    'kubectl explain pods.spec.anything',
    'kubectl get scans.v1.execution.securecodebox.io',
    'kubectl auth can-i get /logs',
    'kubectl auth can-i create "*"',
    'kubectl logs pod-name container',
    `kubectl get scan x -o jsonpath='{.status.state}{"\\n"}{.metadata.labels.any}'`,
    'kubectl get scans -o jsonpath=\'{.items[?(@.status.state=="Done")].metadata.name}\'',
    "kubectl get scans -o jsonpath='{range .items[*]}{.metadata.name}{.status.findings.count}{end}'",
    'kubectl get pods -o jsonpath={.status.anything}',
    'kubectl wait --for=condition=Ready pods --all',
    "kubectl get scan x -o jsonpath='{.metadata.managedFields}'",
    "kubectl get scan x -o jsonpath='{.metadata.annotations.cascading\\.securecodebox\\.io/chain}'",
  ])('accepts %s', async (command) => {
    expect(await check(command)).toEqual([]);
  });
});

describe('names of ScanTypes', () => {
  it('reports one that no chart installs', async () => {
    expect(await check('scbctl scan nmpa -- x')).toEqual([
      'scbctl scan: "nmpa" is a ScanType that no chart installs. Did you mean "nmap"?',
    ]);
  });

  it.each(['scbctl scan zap-baseline-scan -- -t x', 'scbctl scan "$TYPE" -- x', 'scbctl scan --help'])(
    'accepts %s',
    async (command) => {
      expect(await check(command)).toEqual([]);
    },
  );
});
