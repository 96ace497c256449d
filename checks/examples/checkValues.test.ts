import {describe, expect, it} from 'vitest';

import {createCheckBlock, listCases} from '../../tests/support/checkBlock';

const check = createCheckBlock();

const DURATION = 'a duration such as 30m, 12h or 168h; hours are the largest unit';
const CHANNEL =
  'notificationChannels:\n  - name: a\n    template: slack-messageCard\n    endPoint: SLACK_URL\n';

describe('Helm values', () => {
  it.each([
    ['nmap', 'cascadingRules:\n  enabled: true\nscanner:\n  env:\n    - name: A\n      value: "1"\n'],
    ['nmap', 'scanner:\n  ttlSecondsAfterFinished: null\n  nodeSelector: {disk: fast}\n'],
    ['operator', `presignedUrlExpirationTimes:\n  scanners: 24h\ns3:\n  port: '"9000"'\n`],
    ['operator', 'minio:\n  enabled: false\n  persistence:\n    size: 10Gi\n'],
    ['persistence-elastic', 'indexAppendNamespace: true\n'],
    ['notification', `${CHANNEL}    type: slack\n`],
    ['notification', 'notificationChannels:\n  - {name: a, type: trello}\n'],
    [
      'finding-post-processing',
      'rules:\n  - matches:\n      anyOf:\n        - category: Open Port\n    override: {severity: HIGH, ticket: "33"}\n',
    ],
    ['zap-advanced', 'zapConfiguration:\n  contexts:\n    - name: a\n      url: https://example.com/\n'],
  ])('of %s are accepted: %j', (chart, values) => {
    expect(check(values, `values=${chart}`)).toEqual([]);
  });

  it.each(
    listCases({
      nmap: {
        'cascadingRule:\n  enabled: true\n':
          '10: the chart "nmap" has no value "cascadingRule". Did you mean "cascadingRules"?',
        'cascadingRules:\n  enabled: "yes"\n': '11: cascadingRules.enabled must be boolean; it is "yes".',
        'scanner:\n  env:\n    - name: A\n      value: 1\n':
          '13: scanner.env[0].value must be string; it is number (1). Put the value in quotes.',
        'scanner:\n  image:\n    pullPolicy: always\n':
          '12: scanner.image.pullPolicy must be one of Always, Never, IfNotPresent; it is "always". Did you mean "Always"?',
        'scanner:\n  nodeSelector: {disk: true}\n':
          '11: scanner.nodeSelector.disk must be string; it is true. Put the value in quotes.',
        'scanner:\n  backoffLimit: -3\n': '11: scanner.backoffLimit must be 0 or more; it is -3.',
        'scanner:\n  securityContext:\n    runAsNonRoot: "true"\n':
          '12: scanner.securityContext.runAsNonRoot must be boolean; it is "true". Remove the quotes.',
      },
      operator: {
        'minio: {enabled: "false"}\n': '10: minio.enabled must be boolean; it is "false". Remove the quotes.',
        'minio:\n  tls: true\n': '11: minio.tls must be a map with enabled; it is true.',
        'presignedUrlExpirationTimes:\n  scanners: 7d\n': `11: presignedUrlExpirationTimes.scanners must be ${DURATION}; it is "7d".`,
        'presignedUrlExpirationTimes:\n  scanners: 12\n': `11: presignedUrlExpirationTimes.scanners must be ${DURATION}; it is 12.`,
        's3:\n  port: 9000\n': `11: s3.port must be a number inside quotes of its own, such as '"9000"'; it is 9000.`,
      },
      nuclei: {
        'nucleiTemplateCache:\n  schedule: every day\n':
          '11: nucleiTemplateCache.schedule must be a cron expression of five fields such as "0 12 * * *" (minute, hour, day, month, weekday 0 to 6), or @daily, or "@every 12h"; it is "every day".',
      },
      'persistence-elastic': {
        'indexAppendNamespace: "yes"\n':
          '10: indexAppendNamespace must be true or an empty string ""; it is "yes".',
      },
      notification: {
        [`${CHANNEL}    typo: slack\n`]:
          '14: notificationChannels[0].typo is no known field. Did you mean "type"?',
        [`${CHANNEL}    type: slak\n`]:
          '14: notificationChannels[0].type must be one of slack, slack-app, email, ms-teams, trello, rocket-chat; it is "slak". Did you mean "slack"?',
        [`${CHANNEL.replace('SLACK_URL', 'https://example.com')}    type: ms-teams\n`]:
          '13: notificationChannels[0].endPoint must be the name of an environment variable that holds the URL, such as SLACK_URL; it is "https://example.com".',
      },
      'auto-discovery-kubernetes': {
        'config:\n  serviceAutoDiscovery:\n    scanConfigs:\n      - {name: a, scanType: nmap, repeatInterval: 7d}\n': `13: config.serviceAutoDiscovery.scanConfigs[0].repeatInterval must be ${DURATION}; it is "7d".`,
      },
      'zap-advanced': {
        'zapConfiguration:\n  contxts: []\n':
          '11: zapConfiguration.contxts is no known field. Did you mean "contexts"?',
        'zapConfiguration:\n  global:\n    proxy:\n      authentication:\n        proxyUsername: a\n':
          '14: zapConfiguration.global.proxy.authentication.proxyUsername is no known field.',
      },
    }),
  )('of %s are refused: %j', (chart, values, fault) => {
    expect(check(values, `values=${chart}`)).toEqual([`docs/page.md:${fault}`]);
  });

  it('report each mistake of a rule', () => {
    expect(check('rules:\n  - matchs: {}\n    overide: {}\n', 'values=finding-post-processing')).toEqual([
      'docs/page.md:11: rules[0].matchs is no known field. Did you mean "matches"?',
      'docs/page.md:12: rules[0].overide is no known field. Did you mean "override"?',
    ]);
  });

  it('report a chart that does not exist', () => {
    expect(check('a: 1\n', 'values=nmpa')).toEqual([
      'docs/page.md:10: there is no chart "nmpa". Did you mean "nmap"?',
    ]);
  });
});
