import {describe, expect, it} from 'vitest';

import {createCheckBlock, SCAN} from '../../tests/support/checkBlock';

const check = createCheckBlock();

const TARGET = '  volumes:\n    - {name: target, emptyDir: {}}\n';

function createDeployment(labels: string, volume: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: ${labels}
    spec:
      containers:
        - name: web
          image: nginx
          volumeMounts:
            - {name: ${volume}, mountPath: /a}
      volumes:
        - {name: files, emptyDir: {}}
`;
}

describe('pods', () => {
  it.each([
    ['mounts of their volumes', `${SCAN}${TARGET}  volumeMounts:\n    - {name: target, mountPath: /a}\n`],
    [
      'mounts of the volume of the operator',
      `${SCAN}  volumeMounts:\n    - {name: scan-results, mountPath: /a}\n`,
    ],
    ['a selector that matches', createDeployment('{app: web, tier: a}', 'files')],
  ])('may have %s', (_name, value) => {
    expect(check(value)).toEqual([]);
  });

  it.each(
    Object.entries({
      [`${SCAN}  volumeMounts:\n    - {name: targets, mountPath: /a}\n`]:
        '19: Scan: spec.volumeMounts[0].name is "targets", but no volume of the pod has that name. Add it to the volumes.',
      [`${SCAN}${TARGET}  volumeMounts:\n    - {name: targets, mountPath: /a}\n`]:
        '21: Scan: spec.volumeMounts[0].name is "targets", but no volume of the pod has that name. Did you mean "target"?',
      [`${SCAN}${TARGET}  initContainers:\n    - name: a\n      image: b\n      volumeMounts:\n        - {name: targets, mountPath: /a}\n`]:
        '24: Scan: spec.initContainers[0].volumeMounts[0].name is "targets", but no volume of the pod has that name. Did you mean "target"?',
      [createDeployment('{app: web}', 'file')]:
        '25: Deployment: spec.template.spec.containers[0].volumeMounts[0].name is "file", but no volume of the pod has that name. Did you mean "files"?',
      [`${SCAN}  env:\n    - {name: A, value: a}\n    - {name: A, value: b}\n`]:
        '20: Scan: spec.env[1].name is "A" a second time. Each name may occur once in spec.env.',
      [`${SCAN}${TARGET}    - {name: target, emptyDir: {}}\n`]:
        '20: Scan: spec.volumes[1].name is "target" a second time. Each name may occur once in spec.volumes.',
      [createDeployment('{app: shop}', 'files')]:
        '16: Deployment: spec.selector.matchLabels.app is not among the labels of the pods. Write the same label in spec.template.metadata.labels.',
    }),
  )('may not be like %j', (value, fault) => {
    expect(check(value)).toEqual([`docs/page.md:${fault}`]);
  });

  it('may be shown in part, with the mounts alone', () => {
    expect(check('spec:\n  volumeMounts:\n    - {name: a, mountPath: /a}\n', 'of=Scan')).toEqual([]);
  });
});

describe('volumes in chart values', () => {
  const values = (volume: string, mount: string) =>
    `scanner:\n  extraVolumes:\n    - {name: ${volume}, emptyDir: {}}\n  extraVolumeMounts:\n    - {name: ${mount}, mountPath: /a}\n`;

  it('fit together', () => {
    expect(check(values('target', 'target'), 'values=nmap')).toEqual([]);
    expect(check(values('target', 'targets'), 'values=nmap')).toEqual([
      'docs/page.md:14: scanner.extraVolumeMounts[0].name is "targets", but no volume of the pod has that name. Did you mean "target"?',
    ]);
  });

  it('may be those that the chart brings', () => {
    const mount = 'scanner:\n  extraVolumeMounts:\n    - {name: zap-workdir, mountPath: /a}\n';
    expect(check(mount, 'values=zap')).toEqual([]);
    expect(check(mount, 'values=nmap')).toHaveLength(1);
  });

  it('are those of further containers too', () => {
    const container = (volume: string) =>
      `scanner:\n  extraVolumes:\n    - {name: target, emptyDir: {}}\n  extraContainers:\n    - name: a\n      image: b\n      volumeMounts:\n        - {name: ${volume}, mountPath: /a}\n`;
    expect(check(container('target'), 'values=nmap')).toEqual([]);
    expect(check(container('other'), 'values=nmap')).toEqual([
      'docs/page.md:17: scanner.extraContainers[0].volumeMounts[0].name is "other", but no volume of the pod has that name. Add it to the volumes.',
    ]);
  });
});
