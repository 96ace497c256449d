import {describe, expect, it} from 'vitest';

import {describeBraceFault} from '../../platform/manifests/textFaults';
import {createCheckBlock, RULE, SCAN} from '../../tests/support/checkBlock';

const check = createCheckBlock();

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

  it.each([
    [
      'an open brace in a rule',
      RULE.replace('{{$.hostOrIP}}', '{{attributes.port}'),
      '',
      `20: CascadingRule: spec.scanSpec.parameters[0] ${UNCLOSED}; it is "{{attributes.port}".`,
    ],
    [
      'a helper in other letters',
      RULE.replace('hostOrIP', 'hostOrIp'),
      '',
      '20: CascadingRule: spec.scanSpec.parameters[0] uses {{$.hostOrIp}}, but rules know {{$.hostOrIP}} only. Did you mean "hostOrIP"?',
    ],
    [
      'the helper of rules in a Scan',
      SCAN.replace('scanme.nmap.org', '"{{$.hostOrIP}}"'),
      '',
      '17: Scan: spec.parameters[0] uses {{$.hostOrIP}}, which rules alone know. Write the target itself.',
    ],
    [
      'the helper of rules in a scope limiter',
      'spec:\n  cascades:\n    scopeLimiter:\n      allOf:\n        - key: scope.cascading.securecodebox.io/domain\n          operator: In\n          values: ["{{$.hostOrIP}}"]\n',
      'of=Scan',
      '16: Scan: spec.cascades.scopeLimiter.allOf[0].values[0] uses {{$.hostOrIP}}, which rules alone know. Write a field such as {{attributes.hostname}}.',
    ],
    [
      'an open brace in an alias',
      'spec:\n  scopeLimiterAliases:\n    domain: "{{attributes.hostname"\n',
      'of=ParseDefinition',
      `12: ParseDefinition: spec.scopeLimiterAliases.domain ${UNCLOSED}; it is "{{attributes.hostname".`,
    ],
    [
      'an open brace in an alias of chart values',
      'parser:\n  scopeLimiterAliases:\n    domain: "{{attributes.hostname"\n',
      'values=nmap',
      `12: parser.scopeLimiterAliases.domain ${UNCLOSED}; it is "{{attributes.hostname".`,
    ],
    [
      'an open brace of the AutoDiscovery',
      'config:\n  serviceAutoDiscovery:\n    scanConfigs:\n      - name: a\n        scanType: nmap\n        parameters: ["{{ .Host.Port }"]\n',
      'values=auto-discovery-kubernetes',
      `15: config.serviceAutoDiscovery.scanConfigs[0].parameters[0] ${UNCLOSED}; it is "{{ .Host.Port }".`,
    ],
  ])('report %s', (_name, value, meta, fault) => {
    expect(check(value, meta)).toEqual([`docs/page.md:${fault}`]);
  });

  it('accept rules and aliases that can be rendered', () => {
    expect(check(RULE)).toEqual([]);
    expect(
      check('spec:\n  scopeLimiterAliases:\n    port: "{{attributes.port}}"\n', 'of=ParseDefinition'),
    ).toEqual([]);
  });
});
