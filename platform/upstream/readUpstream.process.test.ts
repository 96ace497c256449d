import {describe, expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {createPlatform} from '../../tests/support/createPlatform';
import {openTag} from './clone';
import {CHART_VERSION, KEYS} from './facts';
import {readUpstream} from './readUpstream';

const read = (clone: string, tag: string) => readUpstream(openTag(clone, tag), {NMAP_XML_SCAN: 'Nmap Scan'});

describe('facts of a tag', () => {
  const facts = () => Object.fromEntries(read(createPlatform({'v1.0.0': {}}), 'v1.0.0'));

  it('are read from charts, templates, rules, resources and code, without rendering', () => {
    expect(facts()).toMatchObject({
      'charts/nmap/appVersion': '7.0',
      'charts/nmap/architectures': ['linux/amd64', 'linux/arm64'],
      'charts/nmap/user': '1001',
      'charts/nmap/baseImages': ['alpine:3.20'],
      'charts/nmap/values/scanner': KEYS,
      'charts/nmap/values/scanner.backoffLimit': 3,
      'charts/nmap/values/scanner.image.tag': null,
      'charts/nmap/reads/scanner.env': true,
      'charts/nmap/images/docker.io/probe/nmap': '7.0',
      'charts/operator/images/docker.io/probe/operator': CHART_VERSION,
      'charts/operator/images/docker.io/probe/store': 'v1',
      'charts/nmap/scanTypes/nmap/command': 'nmap [--server http://….svc] -oX',
      'charts/nmap/scanTypes/nmap/resultFile': 'results.xml',
      'charts/nmap/scanTypes/nmap/restartPolicy': 'Never',
      'charts/nmap/objects': ['ServiceAccount nmap'],
      'charts/nmap/cascadingRules/nmap-smb/invasive': 'non-invasive',
      'charts/nmap/cascadingRules/nmap-smb/parameters': '-p {{attributes.port}}',
      'charts/cascading-scans/hookTypes': ['ReadOnly'],
      'charts/cascading-scans/typeLabel': 'Structured',
      'crds/Scan/spec': 'object',
      'crds/Scan/spec/required': ['scanType'],
      'crds/Scan/spec.mode/enum': ['a', 'b'],
      'finding/required': ['name'],
      'importers/nmap': 'Nmap Scan',
      'importers/nuclei': 'NEW_SCAN',
      'scbctl/scan': ['name'],
      kubernetes: '1.30.0',
    });
  });

  it('say when the workflow has another form', () => {
    const clone = createPlatform({'v1.0.0': {'.github/workflows/ci.yaml': 'KUBECTL_VERSION: "v1.36.2"\n'}});
    expect(read(clone, 'v1.0.0').get('kubernetes')).toBe('unknown; kubectl is 1.36.2');
  });
});

describe('a clone', () => {
  it('tells in which release a path came', () => {
    const clone = createPlatform({'v1.0.0': {}, 'v1.1.0': {'scanners/new/a': ''}, 'v1.2.0': {b: ''}});
    expect(openTag(clone, 'v1.2.0').findFirstRelease('scanners/new')).toBe('1.1.0');
  });

  it.each<[what: string, files: Record<string, string | undefined>, message: RegExp]>([
    [
      'a chart that does not parse',
      {'scanners/nmap/values.yaml': 'a: [\n'},
      /^v1\.0\.0:scanners\/nmap\/values\.yaml: /,
    ],
    [
      'an unknown layout',
      {'scanners/nmap/Chart.yaml': undefined},
      /has no scanners\/nmap\/Chart\.yaml\. Adapt/,
    ],
    ['no resources', {'operator/crds/scans.yaml': undefined}, /has no file like .*crds/],
  ])('with %s ends with file and reason', (_, files, message) => {
    expect(() => read(createPlatform({'v1.0.0': files}), 'v1.0.0')).toThrow(message);
  });

  it('needs the tag', () => {
    expect(() => openTag(createPlatform({'v1.0.0': {}}), 'v9.0.0')).toThrow(
      /has no tag v9\.0\.0\. Its newest release is v1\.0\.0; run "git fetch --tags" in it\.$/,
    );
  });

  it('is a Git repository', () => {
    expect(() => openTag(createFolder(), 'v1.0.0')).toThrow(
      /is no Git repository\. Pass the path of a clone/,
    );
  });
});
