import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {checkKubernetes} from './checkKubernetes';
import {BASE, DEPLOYMENT, expectFault, OVERLAY, readFiles, ROOT, type Case} from './deploymentFixture';

describe('the deployment to Kubernetes', () => {
  it('is valid, fits together and is as strict as Kubernetes can ask for', () => {
    const files = readFiles();
    expect([...files.keys()]).toContain(`${BASE}/deployment.yaml`);
    expect(checkKubernetes(files)).toEqual([]);
  });

  it('runs the version of package.json', () => {
    const {version} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {version: string};
    for (const folder of [BASE, OVERLAY]) {
      expect(readFiles().get(`${folder}/kustomization.yaml`)).toContain(`newTag: ${version}\n`);
    }
  });

  it('leaves the namespace to overlays', () => {
    const base = [...readFiles()].filter(([file]) => file.startsWith(BASE));
    expect(base.filter(([, text]) => /^\s*namespace:/m.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe('mistakes in fields', () => {
  const cases: Case[] = [
    [
      'an unknown field',
      DEPLOYMENT,
      'maxUnavailable',
      'maxUnavailabel',
      /deployment\.yaml:18: .*maxUnavailabel is no known field\. Did you mean "maxUnavailable"/,
    ],
    ['an unknown kind', `${BASE}/service.yaml`, 'kind: Service', 'kind: Servise', /no schema for Servise/],
    ['no kind', `${BASE}/service-account.yaml`, /^kind: .*$/m, '', /needs both apiVersion and kind/],
    [
      'a number in quotes',
      `${BASE}/horizontal-pod-autoscaler.yaml`,
      'minReplicas: 2',
      "minReplicas: '2'",
      /spec\.minReplicas must be integer; .* Remove the quotes/,
    ],
    [
      'a budget that says nothing',
      `${BASE}/pod-disruption-budget.yaml`,
      '  minAvailable: 1\n',
      '',
      /exactly one of the fields "minAvailable", "maxUnavailable"/,
    ],
    [
      'a mount without a volume',
      DEPLOYMENT,
      '- name: tmp\n              mountPath',
      '- name: temp\n              mountPath',
      /is "temp", but no volume/,
    ],
    ['text that is no YAML', `${BASE}/service.yaml`, 'spec:', 'spec: [', /service\.yaml:\d+: /],
    ['an empty file', `${BASE}/service.yaml`, /[\s\S]*/, '', /the file is empty/],
  ];
  it.each(cases)('%s', (...args) => expectFault(args));
});

describe('mistakes in what files name', () => {
  it.each<Case>([
    [
      'a file that does not exist',
      `${BASE}/kustomization.yaml`,
      '- pod-disruption-budget.yaml',
      '- pod-disruption-budget.yml',
      /"pod-disruption-budget\.yml", but there is neither such a file|pod-disruption-budget\.yaml: no kustomization\.yaml names this file/,
    ],
    [
      'an overlay of nothing',
      `${OVERLAY}/kustomization.yaml`,
      '- ../../base',
      '- ../../bases',
      /resources\[1\] is "\.\.\/\.\.\/bases", but/,
    ],
    [
      'itself',
      `${BASE}/kustomization.yaml`,
      '- service.yaml',
      '- service.yaml\n  - ../base',
      /leads back here/,
    ],
    [
      'one file twice',
      `${BASE}/kustomization.yaml`,
      '- service.yaml',
      '- service.yaml\n  - ./service.yaml',
      /second Service/,
    ],
    ['a moving tag', `${BASE}/kustomization.yaml`, 'newTag: 2.0.0', 'newTag: latest', /never "latest"/],
    ['no tag', `${OVERLAY}/kustomization.yaml`, /\n\s*newTag: 2\.0\.0/, '', /needs the field "newTag"/],
    ['an unknown field', `${BASE}/kustomization.yaml`, 'images:', 'image:', /image is no known field/],
    [
      'an image without an entry',
      DEPLOYMENT,
      'image: securecodebox-website',
      'image: securecodebox-website:2.0.0',
      /"images" of \S+ has no entry with that name/,
    ],
  ])('%s', (...args) => expectFault(args));
});

describe('mistakes in what objects name', () => {
  it.each<Case>([
    [
      'a selector',
      `${BASE}/service.yaml`,
      /selector:\n.*\n/,
      'selector:\n    app: website\n',
      /Service: spec\.selector fits no pod|no container has that port/,
    ],
    [
      'no selector',
      `${BASE}/pod-disruption-budget.yaml`,
      /matchLabels:\n.*\n/,
      'matchLabels: {}\n',
      /PodDisruptionBudget: spec\.selector\.matchLabels fits no pod/,
    ],
    [
      'a target port',
      `${BASE}/service.yaml`,
      'targetPort: http',
      'targetPort: htpp',
      /spec\.ports\[0\]\.targetPort is "htpp", but no container has that port\. Did you mean "http"/,
    ],
    [
      'a port of the policy',
      `${BASE}/network-policy.yaml`,
      '8080',
      '80',
      /network-policy\.yaml:\d+: .* is 80, but no container has that port/,
    ],
    [
      'the port of a probe',
      DEPLOYMENT,
      'port: http\n            periodSeconds: 5',
      'port: web\n            periodSeconds: 5',
      /readinessProbe\.httpGet\.port is "web"/,
    ],
    ['a missing probe', DEPLOYMENT, /livenessProbe:[\s\S]*?lifecycle:/, 'lifecycle:', /has no livenessProbe/],
    [
      'an account',
      DEPLOYMENT,
      'serviceAccountName: securecodebox-website',
      'serviceAccountName: default',
      /must name a ServiceAccount: securecodebox-website/,
    ],
    [
      'what to scale',
      `${BASE}/horizontal-pod-autoscaler.yaml`,
      'kind: Deployment\n    name: securecodebox-website',
      'kind: Deployment\n    name: website',
      /no Deployment "website" to scale/,
    ],
    [
      'two answers to how many',
      DEPLOYMENT,
      'revisionHistoryLimit: 3',
      'replicas: 3',
      /spec\.replicas undoes/,
    ],
    [
      'more at least than at most',
      `${BASE}/horizontal-pod-autoscaler.yaml`,
      'maxReplicas: 6',
      'maxReplicas: 1',
      /more than spec\.maxReplicas/,
    ],
    [
      'a budget that holds every node',
      `${BASE}/pod-disruption-budget.yaml`,
      'minAvailable: 1',
      'minAvailable: 2',
      /no node could be drained/,
    ],
    [
      'a Service of the Ingress',
      `${OVERLAY}/ingress.yaml`,
      'name: securecodebox-website\n                port',
      'name: website\n                port',
      /there is no Service "website"/,
    ],
    ['its port', `${OVERLAY}/ingress.yaml`, 'name: http', 'name: https', /has no port https/],
  ])('%s', (...args) => expectFault(args));
});
