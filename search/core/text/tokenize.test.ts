// cspell:disable -- stems
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyText} from '../../../tests/support/search/testQueries';
import {tokenize} from './tokenize';

const terms = (text: string) => tokenize(text).map((token) => token.term);

describe('tokenize', () => {
  it.each([
    ['Scan one host', ['scan', 'one', 'host']],
    ['spec.scanType', ['specscantyp', 'spec', 'scantyp', 'scan', 'type']],
    ['securecodebox.io/v1', ['securecodeboxiov1', 'securecodeboxio', 'securecodebox', 'io', 'v1']],
    ['--set', ['--set', 'set']],
    ['-sV', ['-sv', 'sv']],
    ['ttlSecondsAfterFinished', ['ttlsecondsafterfinish', 'ttl', 'second', 'after', 'finish']],
    ['zap-automation-framework', ['zapautomationframework', 'zap', 'autom', 'framework']],
    ['CVE-2021-44228', ['cve2021.44228', 'cve', '2021', '44228']],
    ['adr_0012', ['adr0012', 'adr', '0012']],
    ['on-prem', ['onprem', 'on', 'prem']],
    ['4.13.0', ['4.13.0']],
    ['10.0.0.0/24', ['10.0.0.0.24', '10.0.0.0', '24']],
    ['v1.11.0-0', ['v1.11.0.0', 'v1', '11', '0.0', '0', '0']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['DefectDojo', ['defectdojo', 'defect', 'dojo']],
    ['k8s', ['k8s']],
    ['Log4Shell', ['log4shell', 'log4', 'shell']],
    ['SMBv1', ['smbv1']],
    ['--set=a.b=true', ['--set', 'set', 'ab', 'a', 'b', 'true']],
    ["the platform's", ['the', 'platform']],
    ["doesn't", ['doesnt']],
    ['naïve Größe', ['naiv', 'große']],
    ['`scan`, (host): [nmap].', ['scan', 'host', 'nmap']],
    ['oci://ghcr.io/securecodebox/helm', ['oci', 'ghcrio', 'ghcr', 'io', 'securecodebox', 'helm']],
    ['…', []],
    ['🚀 -- - .', []],
  ])('splits %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('gives one term to the spellings of a name', () => {
    for (const names of [
      ['auto-discovery', 'autodiscovery', 'autoDiscovery', 'auto_discovery', 'AutoDiscovery'],
      ['ScanType', 'scantype', 'scanTypes', 'scan-types'],
    ]) {
      expect(new Set(names.map((name) => terms(name)[0])).size).toBe(1);
    }
  });

  it('gives the position of each term', () => {
    const text = 'Set `spec.scanType` now';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Set',
      'spec.scanType',
      'spec',
      'scanType',
      'scan',
      'Type',
      'now',
    ]);
  });

  it('makes no term of accents without letters', () => {
    expect(tokenize('\u07a6@\u1dc0')).toEqual([]);
  });

  it('accepts any text, with positions inside it and in order', {timeout: 60_000}, () => {
    const repeated = fc.tuple(anyText(3), fc.nat(60)).map(([text, count]) => text.repeat(count));
    fc.assert(
      fc.property(fc.oneof(anyText(100), repeated), (text) => {
        let last = 0;
        return tokenize(text).every(({term, start, end}) => {
          const inOrder = start >= last && end > start && end <= text.length;
          last = start;
          return inOrder && term.length > 0 && term.length <= 40;
        });
      }),
      {numRuns: 1000},
    );
  });

  it.each(['-', '.', 'a', 'aB', '-a', "'", '/a'])(
    'takes linear, not quadratic, time for a text of %j',
    (unit) => {
      const measure = (count: number) => {
        const start = process.cpuUsage();
        tokenize(unit.repeat(count));
        const {user, system} = process.cpuUsage(start);
        return user + system;
      };
      // Twenty times the length: quadratic time would be four hundred times as long.
      const short = Math.max(...Array.from({length: 5}, () => measure(2000)));
      // The best of three, because other tests of the process are measured too.
      const long = Math.min(...Array.from({length: 3}, () => measure(40_000)));
      expect(long).toBeLessThan(100 * Math.max(short, 1000));
    },
  );
});
