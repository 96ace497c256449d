import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join, posix, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {loadPlatformData} from '../../checks/examples/loadPlatformData';
import {checkManifest} from '../../platform/manifests/checkDocument';

const ROOT = resolve(__dirname, '../..');
const LABELS = {'app.kubernetes.io/name': 'securecodebox-website'};
const NAME = 'securecodebox-website';
const SOME = expect.any(String) as string;

interface Kustomization {
  namespace?: string;
  resources: string[];
  images: object[];
}

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The YAML files of the base and of the example, by relative path. Other overlays are not checked. */
const files = ['base', 'overlays/example-ingress'].flatMap((folder) =>
  readdirSync(join(__dirname, folder)).map((name): [file: string, content: unknown] => [
    `${folder}/${name}`,
    parse(readFileSync(join(__dirname, folder, name), 'utf8')),
  ]),
);
const isKustomization = ([file]: [string, unknown]) => basename(file) === 'kustomization.yaml';
const kustomizations = files.filter(isKustomization) as [string, Kustomization][];
const manifests = files.filter((file) => !isKustomization(file)) as [
  string,
  {apiVersion: string; kind: string},
][];

const find = <Content>(kind: string) =>
  manifests.find(([, manifest]) => manifest.kind === kind)?.[1] as Content;

describe('the files', () => {
  it.each(manifests)('hold valid objects: %s', (_file, manifest) => {
    expect(checkManifest(manifest, manifest, loadPlatformData())).toEqual([]);
  });

  it('are exactly those that a kustomization names', () => {
    const named = kustomizations.flatMap(([file, {resources}]) =>
      resources.map((resource) => posix.join(dirname(file), resource)),
    );
    expect(named.sort()).toEqual([...manifests.map(([file]) => file), 'base'].sort());
  });

  it('run the version of package.json', () => {
    const {version} = JSON.parse(readText('package.json')) as {version: string};
    const image = expect.objectContaining({name: NAME, newTag: version}) as object;
    expect(kustomizations.map(([, {images}]) => images)).toEqual([[image], [image]]);
  });

  it('leave the namespace to overlays, which enforce the Pod Security Standard', () => {
    const namespaced = files.filter(([, content]) => JSON.stringify(content).includes('"namespace":'));
    expect(namespaced.map(([file]) => file)).toEqual(['overlays/example-ingress/kustomization.yaml']);
    expect(find('Namespace')).toMatchObject({
      metadata: {
        name: kustomizations.flatMap(([, {namespace}]) => namespace ?? [])[0],
        labels: {'pod-security.kubernetes.io/enforce': 'restricted'},
      },
    });
  });
});

describe('the pod', () => {
  const pod = find<{spec: {template: {spec: Record<string, unknown> & {containers: [object]}}}}>('Deployment')
    .spec.template.spec;
  const [container] = pod.containers;

  it('is one container, stricter than the Pod Security Standard "restricted" requires', () => {
    expect(Object.keys(pod).filter((field) => /containers$/i.test(field))).toEqual(['containers']);
    expect(pod.containers).toHaveLength(1);
    // Compared as a whole, so that no other setting can weaken it.
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 10001,
      runAsGroup: 10001,
      seccompProfile: {type: 'RuntimeDefault'},
    });
    expect(container).toHaveProperty('securityContext', {
      allowPrivilegeEscalation: false,
      privileged: false,
      readOnlyRootFilesystem: true,
      capabilities: {drop: ['ALL']},
    });
  });

  it('has no access to its node, the API or other Services, and no variables or Secrets', () => {
    expect(JSON.stringify(pod)).not.toMatch(/"(?:host(?:Network|PID|IPC|Path|Port)|env|envFrom|secret)":/);
    expect(pod).toMatchObject({
      serviceAccountName: NAME,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      volumes: [{name: 'tmp', emptyDir: {sizeLimit: '16Mi'}}],
    });
    expect(find('ServiceAccount')).toMatchObject({
      metadata: {name: NAME},
      automountServiceAccountToken: false,
    });
  });

  it('requests what it needs, cannot use up the memory of the node, and is probed at /healthz', () => {
    const probe = {httpGet: {path: '/healthz', port: 'http'}};
    expect(readText('deploy/nginx/nginx.conf')).toMatch(/location = \/healthz \{/);
    expect(container).toMatchObject({
      image: NAME,
      resources: {requests: {cpu: SOME, memory: SOME}, limits: {memory: SOME}},
      startupProbe: probe,
      readinessProbe: probe,
      livenessProbe: probe,
    });
  });
});

describe('the manifests together', () => {
  it('have the same port in image, configuration, pod, Service, Ingress and NetworkPolicy', () => {
    expect(readText('deploy/nginx/nginx.conf')).toMatch(/^\s*listen 8080\b/m);
    expect(readText('deploy/container/Dockerfile')).toMatch(/^EXPOSE 8080$/m);
    expect(find('Service')).toMatchObject({metadata: {name: NAME}, spec: {ports: [{targetPort: 'http'}]}});
    const service = {name: NAME, port: {name: 'http'}};
    expect(find('Ingress')).toMatchObject({spec: {rules: [{http: {paths: [{backend: {service}}]}}]}});
    expect(find('NetworkPolicy')).toHaveProperty('spec', {
      podSelector: {matchLabels: LABELS},
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ports: [{port: 8080, protocol: 'TCP'}]}],
    });
  });

  it('select the pods by their labels', () => {
    const ports = [{name: 'http', containerPort: 8080}];
    expect(find('Deployment')).toMatchObject({
      spec: {
        selector: {matchLabels: LABELS},
        template: {metadata: {labels: LABELS}, spec: {containers: [{ports}]}},
      },
    });
    expect(find('PodDisruptionBudget')).toMatchObject({spec: {selector: {matchLabels: LABELS}}});
    expect(find('Service')).toMatchObject({spec: {selector: LABELS}});
  });

  it('leave the number of pods to the autoscaler, whose minimum is above the disruption budget', () => {
    expect(find('Deployment')).not.toHaveProperty('spec.replicas');
    expect(find('PodDisruptionBudget')).toMatchObject({spec: {minAvailable: 1}});
    expect(find('HorizontalPodAutoscaler')).toMatchObject({
      spec: {
        scaleTargetRef: {apiVersion: 'apps/v1', kind: 'Deployment', name: NAME},
        minReplicas: 2,
        maxReplicas: 6,
      },
    });
  });
});
