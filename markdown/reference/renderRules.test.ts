import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {collectRules} from '../../platform/cascades';
import {loadCharts} from '../../platform/loadPlatform';
import {foldTexts, rowTexts, transformPage} from '../../tests/support/markdownPage';
import remarkReference from '.';

const transform = (source: string) => transformPage(remarkReference(), source, {data: {frontMatter: {}}});

describe('CascadingRules', () => {
  it('shows the rules of a chart: what they match and what they start', () => {
    expect(rowTexts(transform('<CascadingRules chart="nmap" />'))).toEqual([
      ['Rule', 'Finding that matches', 'Scan that starts'],
      [
        'nmap-hostscan (non-invasive, light)',
        'category: Subdomain, osi_layer: NETWORK',
        'nmap -Pn {{location}}',
      ],
      [
        'nmap-smb (non-invasive, light)',
        'category: Open Port, state: open, and port: 445, service: microsoft-ds or service: netbios-ssn',
        'nmap -Pn -p{{attributes.port}} --script smb-protocols {{$.hostOrIP}}',
      ],
    ]);
  });

  it('keeps conditions together that must all be met', () => {
    const rows = rowTexts(transform('<CascadingRules chart="sslyze" />'));
    expect(rows[1]?.[1]).toContain('service: https* or service: http* with tunnel: ssl');
  });

  it('shows the rules of other charts that react to findings of a chart', () => {
    const tree = transform('<CascadingRules reactsTo="whatweb" />');
    expect(rowTexts(tree).map(([rule]) => rule)).toEqual([
      'Scanner and rule',
      'cmseek: cmseek-cascade (non-invasive, medium)',
      'typo3scan: typo3scan-cascade (non-invasive, medium)',
    ]);
    expect(foldTexts(tree)).toEqual([]);
  });

  it('folds long lists', () => {
    const tree = transform('<CascadingRules reactsTo="nmap" />');
    const rows = rowTexts(tree).slice(1);
    expect(foldTexts(tree)).toEqual([
      `Rules of other charts that react to findings of nmap (${rows.length})`,
    ]);
    expect(rows.map(([rule]) => rule)).not.toContainEqual(expect.stringContaining('nmap-smb'));
  });

  it('shows the rules of all charts in short if no chart is named', () => {
    const rows = rowTexts(transform('<CascadingRules />'));
    expect(rows).toHaveLength(1 + collectRules(loadCharts()).length);
    expect(rows[0]).toEqual(['Scanner and rule', 'Open port or service', 'Starts', 'Labels']);
    expect(rows).toContainEqual(['ssh-audit: ssh-audit', '22, ssh', 'ssh-audit', 'non-invasive, light']);
    expect(rows).toContainEqual([
      'sslyze: https-tls-scan',
      '443, 8443, https*, http* with tunnel: ssl',
      'sslyze',
      'non-invasive, light',
    ]);
    expect(rows).toContainEqual([
      'doggo: doggo-dnsscan',
      'category: Subdomain, osi_layer: NETWORK',
      'doggo',
      'non-invasive, light',
    ]);
    expect(rows.find(([rule]) => rule === 'ffuf: ffuf-http')?.[2]).toMatch(/^ffuf\. Needs: ConfigMap/);
  });
});

it('shows which scanner starts which others as nested lists', () => {
  const tree = transform('<CascadeTree />');
  const branches: string[] = [];
  visit(tree, 'listItem', ({children: [label]}) => {
    if (label) branches.push(toString(label));
  });
  expect(branches[0]).toBe('amassfinds Subdomain');
  expect(branches).toContain('nmapagain');
  expect(branches).toContain('ncrackdoes not work as shipped');
  expect(branches.slice(branches.indexOf('whatwebfinds WEB APPLICATION'))).toEqual([
    'whatwebfinds WEB APPLICATION',
    'cmseek',
    'typo3scan',
  ]);
});
