import {describe, expect, it} from 'vitest';

import {createTestSearch} from '../../testing/testSearch';
import {getFormFactor} from './variables';

describe('what varies in messages', () => {
  it.each([
    '6f1c2d3e-1a2b-4c5d-8e9f-001122334455',
    'sha256:9f86d081884c7d65',
    '9f86d081884c7d65',
    '0xc000123',
    '1739239812',
    '2025-02-11T10:02:03Z',
    '10:02:03.123',
    '2m13s',
    '(x6',
    '0/1',
    '10.0.0.7:8080',
    '[fe80::1]:443',
    'https://example.com/path',
    'user@example.com,',
  ])('%s weighs a tenth', (word) => {
    expect(getFormFactor(word)).toBe(0.1);
  });

  it.each(['scan-nmap-x7k2p', 'operator-5d8f9c7b6-9wq4z', '"parse-zap-1739239812-x7k2p"', 'pod/hook-7xq2k'])(
    'a name that Kubernetes has completed weighs a half: %s',
    (word) => {
      expect(getFormFactor(word)).toBe(0.5);
    },
  );

  it.each([
    ...[
      'scan',
      'zap-baseline-scan',
      'spec.scanType',
      'CVE-2021-44228',
      '4.13.0',
      'v1',
      '403',
      '8080',
      'ssh-audit',
    ],
    ...[
      'kube-hunter',
      '-Pn',
      'nmap-xml',
      'execution.securecodebox.io/v1',
      'x509',
      'decade',
      'git-repo-scanner',
    ],
  ])('%s weighs all', (word) => {
    expect(getFormFactor(word)).toBe(1);
  });

  it('does not hide the fixed part of a message', () => {
    const {find} = createTestSearch({
      '/message': {title: 'Pods', text: 'Error: pods are forbidden, with the security context.'},
      '/name': {title: 'Names', text: 'scan-nmap-x7k2p, scan-nmap-x7k2p is created 2m13s ago at 10:02:03.'},
    });
    expect(find('2m13s (x6) pods "scan-nmap-x7k2p" is forbidden: security context 10:02:03 ')[0]).toBe(
      '/message',
    );
  });
});
