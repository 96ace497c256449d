import {describe, expect, it} from 'vitest';

import {createCheckBlock, SCAN} from '../../tests/support/checkBlock';

const check = createCheckBlock();

function createScheduledScan(spec: string): string {
  return `apiVersion: execution.securecodebox.io/v1\nkind: ScheduledScan\nmetadata:\n  name: a\nspec:\n${spec}  scanSpec:\n    scanType: nmap\n    parameters: [a]\n`;
}

/** Messages without file, line and kind. */
function describeFaults(value: string): string[] {
  return check(value).map((fault) => fault.replace(/^docs\/page\.md:\d+: \w+: /, ''));
}

const CRON_RULE =
  'a cron expression of five fields such as "0 12 * * *" (minute, hour, day, month, weekday 0 to 6), or @daily, or "@every 12h"';

describe('a mistake gives one line that says what is right', () => {
  it.each(
    Object.entries({
      [`${SCAN}  resources:\n    limits: {cpu: 42mi}\n`]:
        'spec.resources.limits.cpu must be an amount such as 500m, 2 or 256Mi; it is "42mi".',
      [`${SCAN}  resources:\n    limits: {memroy: 256Mi}\n`]:
        'the name of spec.resources.limits.memroy must be one of cpu, memory, storage, ephemeral-storage, hugepages-2Mi, hugepages-1Gi, pods; it is "memroy". Did you mean "memory"?',
      [`${SCAN}  hookSelector:\n    matchExpressions:\n      - {key: a, operator: in, values: [a]}\n`]:
        'spec.hookSelector.matchExpressions[0].operator must be one of In, NotIn, Exists, DoesNotExist; it is "in". Did you mean "In"?',
      [`${SCAN}  hookSelector:\n    matchExpressions:\n      - {key: a, operator: Exists, values: [a]}\n`]:
        'spec.hookSelector.matchExpressions[0].values must be empty here. Remove it.',
      [`${SCAN}  volumes:\n    - emptyDir: {}\n`]: 'spec.volumes[0] needs the field "name".',
      [`${SCAN}  volumes:\n    - {name: a, emptyDir: {}, hostPath: {path: /b}}\n`]:
        'spec.volumes[0] must be a name and at most one source, such as {name: config, configMap: {name: my-config}}; it is {"name":"a","emptyDir":{},"hostPath":{"path":"/b"}}.',
      [SCAN.replace('name: nmap', 'name: Nmap_Scan')]:
        'metadata.name must be a name of lower-case letters, digits, hyphens and dots, such as nmap-scan; it is "Nmap_Scan".',
      [SCAN.replace('name: nmap', 'namespace: a')]:
        'metadata needs one of the fields "name", "generateName".',
      [`${SCAN}  env:\n    - {name: A, value: a, valueFrom: {fieldRef: {fieldPath: metadata.name}}}\n`]:
        'spec.env[0].value does not go together with "valueFrom". Remove one of the two.',
      [`${SCAN}  ttlSecondsAfterFinished: -5\n`]: 'spec.ttlSecondsAfterFinished must be 0 or more; it is -5.',
      [`${SCAN}  volumes:\n    - {name: a, emptyDir: {}}\n  volumeMounts:\n    - {name: a, mountPath: config}\n`]:
        'spec.volumeMounts[0].mountPath must be an absolute path without a colon, such as /config; it is "config".',
      [createScheduledScan('  schedule: "0 12 32 13 9"\n')]:
        `spec.schedule must be ${CRON_RULE}; it is "0 12 32 13 9".`,
      [createScheduledScan('  schedule: at noon each day please\n')]:
        `spec.schedule must be ${CRON_RULE}; it is "at noon each day please".`,
      [createScheduledScan('  interval: 7d\n')]:
        'spec.interval must be a duration such as 30m, 12h or 168h; hours are the largest unit; it is "7d".',
      [SCAN.replace('name: nmap', 'name: nmap\n  labels: {"8080": 1}')]:
        'metadata.labels.8080 must be string; it is number (1). Put the value in quotes.',
      [`${SCAN}    - .inf\n`]:
        'spec.parameters[1] must be string; it is number (Infinity). Put the value in quotes.',
      [createScheduledScan('')]: 'spec needs one of the fields "interval", "schedule".',
    }),
  )('%j', (value, message) => {
    expect(describeFaults(value)).toEqual([message]);
  });

  it('and never hides another one', () => {
    const scan = createScheduledScan('').replace('[a]', '[a]\n    env:\n      - value: x');
    expect(describeFaults(scan)).toEqual([
      'spec needs one of the fields "interval", "schedule".',
      'spec.scanSpec.env[0] needs the field "name".',
    ]);
  });
});
