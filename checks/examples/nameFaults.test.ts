import {describe, expect, it} from 'vitest';

import {createCheckBlock, RULE, SCAN} from '../../tests/support/checkBlock';

const check = createCheckBlock();

function withMetadata(field: string, key: string, value: string): string {
  return SCAN.replace('name: nmap\n', `name: nmap\n  ${field}:\n    ${key}: ${value}\n`);
}

const SCOPE_KEY = 'scope.cascading.securecodebox.io/domain';
const SCOPE = `  cascades:
    scopeLimiter:
      allOf:
        - key: ${SCOPE_KEY}
          operator: SubdomainOf
          values: ["{{attributes.hostname}}"]
`;

describe('ScanTypes', () => {
  it.each([
    ['nmpa', 'which no chart installs. Did you mean "nmap"?'],
    ['zap-baseline', 'which no chart installs. Did you mean "zap-baseline-scan"?'],
    [
      'my-own-scanner',
      'which no chart installs. If a page defines it, add it to "own" in platform/names.yaml.',
    ],
  ])('%s is none', (name, message) => {
    expect(check(SCAN.replace('scanType: nmap', `scanType: ${name}`))).toEqual([
      `docs/page.md:15: Scan: spec.scanType is "${name}", ${message}`,
    ]);
  });

  it('of pages themselves, and templates, are accepted', () => {
    expect(check(SCAN.replace('scanType: nmap', 'scanType: nmap-privileged'))).toEqual([]);
    expect(check(RULE.replace('scanType: nmap', 'scanType: "{{attributes.scanner}}"'))).toEqual([]);
  });

  it('are checked in chart values too', () => {
    const values = 'config:\n  serviceAutoDiscovery:\n    scanConfigs:\n      - {name: a, scanType: nmpa}\n';
    expect(check(values, 'values=auto-discovery-kubernetes')).toEqual([
      'docs/page.md:13: config.serviceAutoDiscovery.scanConfigs[0].scanType is "nmpa", which no chart installs. Did you mean "nmap"?',
    ]);
  });
});

describe('labels and annotations', () => {
  it.each([
    ['annotations', 'defectdojo.securecodebox.io/product-name', 'a'],
    ['annotations', SCOPE_KEY, 'example.com'],
    ['labels', 'securecodebox.io/intensive', 'light'],
    ['labels', 'example.com/intensive', 'lite'],
    ['labels', 'team', 'blue'],
  ])('%s: %s is known, or not of the platform', (field, key, value) => {
    expect(check(withMetadata(field, key, value))).toEqual([]);
  });

  it.each([
    [
      'annotations',
      'defectdojo.securecodebox.io/product-nme',
      'Did you mean "defectdojo.securecodebox.io/product-name"?',
    ],
    ['annotations', 'scope.cascading.securecodbox.io/domain', `Did you mean "${SCOPE_KEY}"?`],
    ['labels', 'securecodebox.io/intensiv', 'Did you mean "securecodebox.io/intensive"?'],
    ['labels', 'securecodebox.io/colour', 'If it is right, add it to platform/names.yaml.'],
  ])('%s: %s is none of the platform', (field, key, advice) => {
    expect(check(withMetadata(field, key, 'light'))).toEqual([
      `docs/page.md:15: Scan: "${key}" is no label or annotation of the platform. ${advice}`,
    ]);
  });

  it('must have values that the platform knows, also in selectors', () => {
    const message =
      '"securecodebox.io/intensive" is "lite", which no rule of a chart has: they have light, medium, high.';
    expect(check(withMetadata('labels', 'securecodebox.io/intensive', 'lite'))).toEqual([
      `docs/page.md:15: Scan: ${message}`,
    ]);
    const expression = '{key: securecodebox.io/intensive, operator: In, values: [light, lite]}';
    expect(check(`${SCAN}  cascades:\n    matchExpressions:\n      - ${expression}\n`)).toEqual([
      `docs/page.md:20: Scan: ${message}`,
    ]);
  });
});

describe('scope limiters', () => {
  it('compare with an annotation of the Scan', () => {
    expect(check(withMetadata('annotations', SCOPE_KEY, 'example.com') + SCOPE)).toEqual([]);
    expect(check(SCAN + SCOPE)).toEqual([
      `docs/page.md:21: Scan: spec.cascades.scopeLimiter.allOf[0].key names the annotation "${SCOPE_KEY}", which metadata.annotations does not have: the cascading hook would fail.`,
    ]);
  });

  it('suggest the annotation that the Scan has', () => {
    const other = withMetadata('annotations', SCOPE_KEY.replace('domain', 'domains'), 'example.com');
    expect(check(other + SCOPE)[0]).toMatch(/Did you mean "scope\.cascading\.securecodebox\.io\/domains"\?$/);
  });

  it('may be shown in part, without the annotation', () => {
    expect(check(`spec:\n${SCOPE}`, 'of=Scan')).toEqual([]);
  });
});
