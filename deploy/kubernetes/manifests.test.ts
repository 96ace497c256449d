import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join, posix, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {loadPlatformData} from '../../checks/examples/loadPlatformData';
import {checkManifest} from '../../platform/manifests/checkDocument';

const ROOT = resolve(__dirname, '../..');
const LABELS = {'app.kubernetes.io/name': 'securecodebox-website'};

interface Kustomization {
  namespace?: string;
  resources: string[];
  images: {name: string; newTag: string}[];
}

type Manifest = Record<string, unknown> & {apiVersion: string; kind: string; metadata: {name: string}};

interface Probe {
  httpGet: {path: string; port: string};
}

interface Container extends Record<string, unknown> {
  image: string;
  ports: {name: string; containerPort: number}[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The YAML files of the base and of the example, by relative path. Other overlays are not checked. */
const files = new Map(
  ['base', 'overlays/example-ingress'].flatMap((folder) =>
    readdirSync(join(__dirname, folder)).map((name): [string, unknown] => {
      const file = `${folder}/${name}`;
      return [file, parse(readFileSync(join(__dirname, file), 'utf8'))];
    }),
  ),
);
const kustomizations = [...files].filter(([file]) => basename(file) === 'kustomization.yaml') as [
  string,
  Kustomization,
][];
const manifests = [...files].filter(([file]) => basename(file) !== 'kustomization.yaml') as [
  string,
  Manifest,
][];

function find<Content>(kind: string): Content {
  return manifests.find(([, manifest]) => manifest.kind === kind)?.[1] as Content;
}

const deployment = find<{
  spec: {
    replicas?: number;
    selector: object;
    template: {
      metadata: {labels: object};
      spec: Record<string, unknown> & {securityContext: object; containers: [Container, ...Container[]]};
    };
  };
}>('Deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

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
    expect(kustomizations).toHaveLength(2);
    for (const [, {images}] of kustomizations) {
      expect(images).toEqual([expect.objectContaining({name: container.image, newTag: version})]);
    }
  });

  it('leave the namespace to overlays, which enforce the Pod Security Standard', () => {
    const namespaced = [...files].filter(([, content]) => JSON.stringify(content).includes('"namespace":'));
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
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      privileged: false,
      readOnlyRootFilesystem: true,
      capabilities: {drop: ['ALL']},
    });
  });

  it('has no access to its node, the API or other Services, and no variables or Secrets', () => {
    const forbidden = [
      'hostNetwork',
      'hostPID',
      'hostIPC',
      'hostPath',
      'hostPort',
      'env',
      'envFrom',
      'secret',
    ];
    const text = JSON.stringify(pod);
    expect(forbidden.filter((field) => text.includes(`"${field}":`))).toEqual([]);
    expect(pod).toMatchObject({
      serviceAccountName: find<Manifest>('ServiceAccount').metadata.name,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      volumes: [{name: 'tmp', emptyDir: {sizeLimit: '16Mi'}}],
    });
    expect(find('ServiceAccount')).toMatchObject({automountServiceAccountToken: false});
  });

  it('requests what it needs, and cannot use up the memory of the node', () => {
    expect(container.resources).toMatchObject({
      requests: {cpu: expect.any(String) as string, memory: expect.any(String) as string},
      limits: {memory: expect.any(String) as string},
    });
  });

  it('is probed at /healthz before and while it serves', () => {
    expect(readText('deploy/nginx/nginx.conf')).toMatch(/location = \/healthz \{/);
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(probe.httpGet).toEqual({path: '/healthz', port: 'http'});
    }
  });
});

describe('the manifests together', () => {
  it('has the same port in image, configuration, pod, Service, Ingress and NetworkPolicy', () => {
    expect(readText('deploy/nginx/nginx.conf')).toMatch(/^\s*listen 8080\b/m);
    expect(readText('deploy/container/Dockerfile')).toMatch(/^EXPOSE 8080$/m);
    expect(container.ports).toMatchObject([{name: 'http', containerPort: 8080}]);
    expect(find('Service')).toMatchObject({spec: {ports: [{name: 'http', targetPort: 'http'}]}});
    const service = {name: find<Manifest>('Service').metadata.name, port: {name: 'http'}};
    expect(find('Ingress')).toMatchObject({spec: {rules: [{http: {paths: [{backend: {service}}]}}]}});
    expect(find('NetworkPolicy')).toMatchObject({
      spec: {policyTypes: ['Ingress', 'Egress'], ingress: [{ports: [{port: 8080, protocol: 'TCP'}]}]},
    });
    expect(find<{spec: object}>('NetworkPolicy').spec).not.toHaveProperty('egress');
  });

  it('selects the pods by their labels', () => {
    expect(deployment.spec.template.metadata.labels).toEqual(LABELS);
    expect(deployment.spec.selector).toEqual({matchLabels: LABELS});
    expect(find('PodDisruptionBudget')).toMatchObject({spec: {selector: {matchLabels: LABELS}}});
    expect(find('NetworkPolicy')).toMatchObject({spec: {podSelector: {matchLabels: LABELS}}});
    expect(find('Service')).toMatchObject({spec: {selector: LABELS}});
  });

  it('leaves the number of pods to the autoscaler, whose minimum is above the disruption budget', () => {
    const {apiVersion, kind, metadata} = find<Manifest>('Deployment');
    const {spec} = find<{spec: {scaleTargetRef: object; minReplicas: number; maxReplicas: number}}>(
      'HorizontalPodAutoscaler',
    );
    expect(deployment.spec.replicas).toBeUndefined();
    expect(spec.scaleTargetRef).toEqual({apiVersion, kind, name: metadata.name});
    expect(spec.maxReplicas).toBeGreaterThan(spec.minReplicas);
    const {minAvailable} = find<{spec: {minAvailable: number}}>('PodDisruptionBudget').spec;
    expect(minAvailable).toBeGreaterThan(0);
    expect(spec.minReplicas).toBeGreaterThan(minAvailable);
  });
});
