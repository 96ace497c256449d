import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import type {ChartImages} from '../../../platform/images';
import {renderCommands, toPartId, isRegistry, isSecretName, type Choice} from './renderCommands';

const IMAGES: ChartImages[] = [
  {
    chart: 'operator',
    group: 'Platform',
    images: [
      {name: 'operator', repository: 'docker.io/securecodebox/operator', tag: '1.0.0', value: 'image'},
      {
        name: 'MinIO',
        repository: 'docker.io/bitnamilegacy/minio',
        tag: '2.0',
        value: 'minio.image',
        hasRegistry: true,
        onlyWith: 'minio.enabled',
      },
    ],
    hasPullSecrets: true,
    withoutPullSecrets: [],
  },
  {
    chart: 'gitleaks',
    group: 'Scanners',
    images: [
      {name: 'scanner', repository: 'docker.io/zricethezav/gitleaks', tag: 'v8', value: 'scanner.image'},
      {name: 'clone', repository: 'docker.io/alpine/git', tag: 'latest', note: 'Name it yourself.'},
    ],
    hasPullSecrets: true,
    withoutPullSecrets: ['gitleaks'],
  },
  {
    chart: 'semgrep',
    group: 'Scanners',
    images: [{name: 'clone', repository: 'docker.io/alpine/git', tag: 'latest'}],
    hasPullSecrets: false,
    withoutPullSecrets: [],
  },
];

function create(choice: Partial<Choice>) {
  return renderCommands(IMAGES, '1.0.0', {
    registry: 'registry.example.com',
    pullSecret: '',
    charts: new Set(['operator', 'gitleaks', 'semgrep']),
    leftOut: new Set(),
    ...choice,
  });
}

function readFiles(script: string): Record<string, unknown> {
  const files = script.matchAll(/^cat > (\S+) <<'EOF'\n([\s\S]*?)^EOF$/gm);
  return Object.fromEntries([...files].map(([, name = '', text = '']) => [name, parse(text)]));
}

describe('renderCommands', () => {
  it('copies each image once, with all its architectures, and downloads the charts', () => {
    const {copy} = create({charts: new Set(['gitleaks', 'semgrep'])});
    expect(copy).toBe(`skopeo copy --all docker://docker.io/zricethezav/gitleaks:v8 \\
  docker://registry.example.com/zricethezav/gitleaks:v8
skopeo copy --all docker://docker.io/alpine/git:latest \\
  docker://registry.example.com/alpine/git:latest
helm pull oci://ghcr.io/securecodebox/helm/gitleaks --version 1.0.0
helm pull oci://ghcr.io/securecodebox/helm/semgrep --version 1.0.0`);
  });

  it('points each chart to the registry, and the operator keeps its telemetry to itself', () => {
    expect(readFiles(create({}).values)).toEqual({
      'operator-images.yaml': {
        image: {repository: 'registry.example.com/securecodebox/operator'},
        minio: {image: {registry: 'registry.example.com', repository: 'bitnamilegacy/minio'}},
        telemetryEnabled: false,
      },
      'gitleaks-images.yaml': {scanner: {image: {repository: 'registry.example.com/zricethezav/gitleaks'}}},
    });
  });

  it('puts the path of a registry where the chart expects it', () => {
    const files = readFiles(create({registry: 'localhost:5000/a/b'}).values);
    expect(files['operator-images.yaml']).toMatchObject({
      image: {repository: 'localhost:5000/a/b/securecodebox/operator'},
      minio: {image: {registry: 'localhost:5000', repository: 'a/b/bitnamilegacy/minio'}},
    });
  });

  it('switches off a part that is left out, and copies no image for it', () => {
    const {copy, values} = create({leftOut: new Set([toPartId('operator', 'minio.enabled')])});
    expect(copy).not.toContain('minio');
    expect(readFiles(values)['operator-images.yaml']).toMatchObject({minio: {enabled: false}});
  });

  it('names the Secret, and the pods that do not get it', () => {
    const {values, withoutSecret} = create({pullSecret: '123'});
    expect(readFiles(values)).toMatchObject({
      'operator-images.yaml': {imagePullSecrets: [{name: '123'}]},
      'gitleaks-images.yaml': {imagePullSecrets: [{name: '123'}]},
    });
    expect(withoutSecret).toEqual(['MinIO', 'gitleaks', 'semgrep']);
    expect(create({}).withoutSecret).toEqual([]);
  });

  it('installs from the files, the operator with the values of the reader too', () => {
    const {install} = create({charts: new Set(['operator', 'semgrep'])});
    expect(install).toBe(`helm upgrade --install securecodebox-operator ./operator-1.0.0.tgz \\
  --namespace securecodebox-system --create-namespace \\
  --values values.yaml --values operator-images.yaml
helm upgrade --install semgrep ./semgrep-1.0.0.tgz \\
  --namespace default`);
  });

  it('lists the images that no value names', () => {
    expect(create({}).unnamed.map(({chart, image}) => `${chart}: ${image.name}`)).toEqual([
      'gitleaks: clone',
      'semgrep: clone',
    ]);
  });

  it('creates nothing without a chart', () => {
    const nothing = {copy: '', values: '', install: '', unnamed: [], withoutSecret: []};
    expect(create({charts: new Set()})).toEqual(nothing);
  });
});

describe('a text can be', () => {
  it.each(['registry.example.com', 'localhost:5000', 'registry.example.com:443/team/mirror_1', '10.0.0.1/x'])(
    'a registry: %s',
    (text) => expect(isRegistry(text)).toBe(true),
  );

  it.each(['registry-login', 'a.b'])('the name of a Secret: %s', (text) =>
    expect(isSecretName(text)).toBe(true),
  );

  it.each(['', 'https://a.example', 'a.example/', 'a b', '$(id)', "a'b", 'A', 'a:b', '-a'])(
    'neither: "%s"',
    (text) => expect([isRegistry(text), isSecretName(text)]).toEqual([false, false]),
  );

  it('neither if it is too long', () => {
    expect(isSecretName('a'.repeat(254))).toBe(false);
    expect([isRegistry(`a${'/a'.repeat(127)}`), isRegistry(`a${'/a'.repeat(128)}`)]).toEqual([true, false]);
  });
});
