import {expect, it} from 'vitest';

import {rowTexts, transform} from './testing';

it('names the ScanTypes that ignore a value, and does not fold it as shared', () => {
  const rows = Object.fromEntries(
    rowTexts(transform('<ChartValues chart="trivy" />')).map(([key = '', , meaning]) => [key, meaning]),
  );
  expect(rows['scanner.suspend']).toMatch(/No effect on trivy-image and trivy-k8s\.$/);
  expect(rows['cascadingRules.enabled']).toMatch(/No effect in this chart\.$/);
  expect(rows['scanner.backoffLimit']).toBeUndefined();
});

it('distinguishes a value that does not reach the scan pod from one that reaches nothing', () => {
  const values = (chart: string) => rowTexts(transform(`<ChartValues chart="${chart}" />`));
  const meaning = (chart: string, key: string) => values(chart).find(([name]) => name === key)?.[2];
  expect(meaning('doggo', 'imagePullSecrets')).toMatch(/No effect on the scan pod\.$/);
  expect(meaning('typo3scan', 'scanner.nameAppend')).toMatch(/No effect in this chart\.$/);
});

it('lists values without effect by chart, grouping ScanTypes that ignore the same ones', () => {
  const rows = rowTexts(transform('<ValuesWithoutEffect />'));
  expect(rows).toContainEqual([
    'trivy',
    'trivy-filesystem and trivy-repo',
    'imagePullSecrets, scanner.nodeSelector, scanner.podSecurityContext',
  ]);
  expect(rows).toContainEqual(['gitleaks', '–', 'cascadingRules.enabled']);
});
