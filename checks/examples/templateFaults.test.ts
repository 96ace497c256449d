import {describe, expect, it} from 'vitest';

import {loadSchemaFiles} from '../../platform/loadPlatform';
import {describeBraceFault, TEMPLATE_FIELDS} from '../../platform/manifests/textFaults';
import {createCheckBlock, listCases, RULE, SCAN} from '../../tests/support/checkBlock';

const check = createCheckBlock();

it('TEMPLATE_FIELDS has the fields of findings and of the parent', () => {
  const ofFinding = Object.keys(loadSchemaFiles().get('finding.json')?.properties ?? {});
  const ofScan = Object.keys(loadSchemaFiles().get('scan.json')?.properties ?? {});
  expect([...TEMPLATE_FIELDS].sort()).toEqual([...new Set([...ofFinding, ...ofScan])].sort());
});

describe('describeBraceFault', () => {
  it.each([
    'plain',
    '{{attributes.port}}',
    'http://{{$.hostOrIP}}:{{attributes.port}}/{{{path}}}',
    '{{#asList}}attributes.domains{{/asList}}',
    '{"a":{"b":1}}',
    '{{ index .Target.Labels `app.kubernetes.io/version` }}',
  ])('accepts %s', (text) => {
    expect(describeBraceFault(text)).toBeUndefined();
  });

  it.each([
    ['{{attributes.port}', /not closed/],
    ['{attributes.port}}', /not closed/],
    ['{{attributes.port', /not closed/],
    ['{{}}', /empty tag/],
    ['{{#asList}}attributes.domains', /no \{\{\/asList\}\}/],
    ['attributes.domains{{/asList}}', /without opening/],
  ])('refuses %s', (text, fault) => {
    expect(describeBraceFault(text)).toMatch(fault);
  });
});

describe('templates', () => {
  const UNCLOSED =
    'has a tag that is not closed. Write two braces on both sides, such as {{attributes.port}}';
  const ALIAS = '  scopeLimiterAliases:\n    domain: "{{attributes.hostname"\n';

  it.each(
    listCases({
      '': {
        [RULE.replace('{{$.hostOrIP}}', '{{attributes.port}')]:
          `20: CascadingRule: spec.scanSpec.parameters[0] ${UNCLOSED}; it is "{{attributes.port}".`,
        [RULE.replace('hostOrIP', 'hostOrIp')]:
          '20: CascadingRule: spec.scanSpec.parameters[0] uses {{$.hostOrIp}}, but rules know {{$.hostOrIP}} only. Did you mean "hostOrIP"?',
        [SCAN.replace('scanme.nmap.org', '"{{$.hostOrIP}}"')]:
          '17: Scan: spec.parameters[0] uses {{$.hostOrIP}}, which rules alone know. Write the target itself.',
      },
      'of=Scan': {
        'spec:\n  cascades:\n    scopeLimiter:\n      allOf:\n        - key: scope.cascading.securecodebox.io/domain\n          operator: In\n          values: ["{{$.hostOrIP}}"]\n':
          '16: Scan: spec.cascades.scopeLimiter.allOf[0].values[0] uses {{$.hostOrIP}}, which rules alone know. Write a field such as {{attributes.hostname}}.',
      },
      'of=ParseDefinition': {
        [`spec:\n${ALIAS}`]: `12: ParseDefinition: spec.scopeLimiterAliases.domain ${UNCLOSED}; it is "{{attributes.hostname".`,
      },
      'values=nmap': {
        [`parser:\n${ALIAS}`]: `12: parser.scopeLimiterAliases.domain ${UNCLOSED}; it is "{{attributes.hostname".`,
      },
      'values=auto-discovery-kubernetes': {
        'config:\n  serviceAutoDiscovery:\n    scanConfigs:\n      - name: a\n        scanType: nmap\n        parameters: ["{{ .Host.Port }"]\n': `15: config.serviceAutoDiscovery.scanConfigs[0].parameters[0] ${UNCLOSED}; it is "{{ .Host.Port }".`,
      },
    }),
  )('report the fault in a block with the mark "%s": %j', (meta, value, fault) => {
    expect(check(value, meta)).toEqual([`docs/page.md:${fault}`]);
  });

  it('accept rules and aliases that can be rendered', () => {
    expect(check(RULE)).toEqual([]);
    const alias = ALIAS.replace('hostname', 'hostname}}');
    expect(check(`spec:\n${alias}`, 'of=ParseDefinition')).toEqual([]);
  });
});
