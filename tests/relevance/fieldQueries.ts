import type {Judgement} from './judgements';

/** The kind of queries that rows of tables answer. Engines without such rows cannot be measured with them. */
export const ROW_KIND = 'paths of fields';

/** Fields of resources and values of charts: each has a row with an anchor of its own in a reference table. */
export const fieldJudgements: Record<string, readonly Judgement[]> = {
  [ROW_KIND]: [
    ['spec.ttlSecondsAfterFinished', '/docs/api/crds/scan#spec.ttlSecondsAfterFinished'],
    ['spec.resourceMode', '/docs/api/crds/scan#spec.resourceMode'],
    ['spec.hookSel', '/docs/api/crds/scan#spec.hookSelector'],
    ['spec.cascades.inheritLabels', '/docs/api/crds/scan#spec.cascades.inheritLabels'],
    ['spec.cascades.scopeLimiter.allOf', '/docs/api/crds/scan#spec.cascades.scopeLimiter.allOf'],
    ['ScheduledScan spec.interval', '/docs/api/crds/scheduled-scan#spec.interval'],
    ['spec.extractResults.location', '/docs/api/crds/scan-type#spec.extractResults.location'],
    [
      'scanner.nameAppend',
      '/docs/scanners/semgrep#scanner.nameAppend',
      '/docs/scanners/ssh-audit#scanner.nameAppend',
      '/docs/api/crds/scan-type#scanner.nameAppend',
      '/docs/scanners/nmap#scanner.nameAppend',
    ],
    ['hook.image.tag', '/docs/hooks#hook.image.tag'],
    ['nmap parser.env', '/docs/scanners/nmap#parser.env'],
    ['defectdojo.syncFindingsBack', '/docs/hooks/defectdojo#defectdojo.syncFindingsBack'],
    [
      '--set defectdojo.lowPrivilegedMode=true',
      '/docs/hooks/defectdojo#defectdojo.lowPrivilegedMode',
      '/docs/hooks/defectdojo#low-privileged-mode',
    ],
  ],
};
