import {describe, expect, it} from 'vitest';

import {splitNames} from './splitNames';

describe('splitNames', () => {
  it.each([
    ['spec.scanType', ['spec.', 'scanType']],
    ['"docker.io/securecodebox/parser-nmap"', ['"docker.', 'io/', 'securecodebox/', 'parser-', 'nmap"']],
    ['https://example.com', ['https://', 'example.', 'com']],
    ['allowIstioSidecarInjectionInJobs', ['allow', 'Istio', 'Sidecar', 'Injection', 'In', 'Jobs']],
    ['{"cpu":"1","memory":"1Gi"}', ['{"cpu":"1",', '"memory":"1Gi"}']],
    ['hook.image.tag=$TAG', ['hook.', 'image.', 'tag=', '$TAG']],
  ])('lets a line end between the parts of %s', (code, parts) => {
    expect(splitNames(code)).toEqual(parts);
  });

  it.each(['10.0.0.0/24', '4.13.0', 'ttlSecondsAfterFinished', 'words with DefectDojo', ''])(
    'keeps %s together',
    (code) => {
      expect(splitNames(code)).toEqual([code]);
    },
  );
});
