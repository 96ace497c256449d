import {describe, it} from 'vitest';

import {DEPLOYMENT, expectFault} from './deploymentFixture';

const CONTAINER = String.raw`spec\.template\.spec\.containers\[0\]`;

describe('pods that the standard "restricted" refuses', () => {
  const insert = (text: string) =>
    `securityContext:\n            ${text}\n            allowPrivilegeEscalation: false`;
  const own = 'securityContext:\n            allowPrivilegeEscalation: false';
  const pod = (text: string) => `      ${text}\n      enableServiceLinks: false`;
  const links = '      enableServiceLinks: false';
  it.each<[what: string, text: string, replacement: string, fault: string]>([
    [
      'a network of the node',
      links,
      pod('hostNetwork: true'),
      String.raw`spec\.template\.spec\.hostNetwork must be false`,
    ],
    ['processes of the node', links, pod('hostPID: true'), 'hostPID must be false'],
    ['memory of the node', links, pod('hostIPC: true'), 'hostIPC must be false'],
    [
      'a port of the node',
      'protocol: TCP\n          startup',
      'protocol: TCP\n              hostPort: 80\n          startup',
      String.raw`${CONTAINER}\.ports\[0\]\.hostPort must be left out`,
    ],
    [
      'a folder of the node',
      /emptyDir:\n.*\n/.source,
      'hostPath: {path: /}\n',
      String.raw`volumes\[0\]\.hostPath must be one of`,
    ],
    [
      'privileges',
      'privileged: false',
      'privileged: true',
      `${CONTAINER}.securityContext.privileged must be false`,
    ],
    [
      'more privileges than its parent',
      'allowPrivilegeEscalation: false',
      'allowPrivilegeEscalation: true',
      'allowPrivilegeEscalation must be false',
    ],
    [
      'privileges by silence',
      '            allowPrivilegeEscalation: false\n',
      '',
      'allowPrivilegeEscalation must be false',
    ],
    ['capabilities', String.raw`drop: \[ALL\]`, 'drop: [CHOWN]', String.raw`drop must be \[ALL\]`],
    [
      'a new capability',
      String.raw`drop: \[ALL\]`,
      'drop: [ALL]\n              add: [SYS_ADMIN]',
      'add must be left out',
    ],
    ['root, by number', own, insert('runAsUser: 0'), 'runAsUser must be another user than 0'],
    ['root, by silence', 'runAsNonRoot: true', 'runAsNonRoot: false', 'runAsNonRoot must be true'],
    ['all system calls', 'type: RuntimeDefault', 'type: Unconfined', 'must be RuntimeDefault or Localhost'],
    [
      'all system calls of one container',
      own,
      insert('seccompProfile: {type: Unconfined}'),
      String.raw`containers\[0\]\.securityContext\.seccompProfile\.type must be`,
    ],
    ['all of /proc', own, insert('procMount: Unmasked'), 'procMount must be Default'],
    [
      'a file system that can be written',
      'readOnlyRootFilesystem: true',
      'readOnlyRootFilesystem: false',
      'readOnlyRootFilesystem must be true',
    ],
    ['memory without end', String.raw`\n            limits:\n.*`, '', 'memory must be set'],
    [
      'a token',
      'automountServiceAccountToken: false',
      'automountServiceAccountToken: true',
      'automountServiceAccountToken must be false',
    ],
  ])('%s', (what, text, replacement, fault) => {
    expectFault([what, DEPLOYMENT, new RegExp(text), replacement, new RegExp(fault)]);
  });
});
