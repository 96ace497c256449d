import {describe, expect, it} from 'vitest';

import {mapOf, readPath, type DataMap} from '../../../text/loose';
import {buildChild} from './buildChild';

const SCAN = {
  metadata: {
    name: 'nmap-foobar.com',
    namespace: 'scans',
    uid: '1234',
    annotations: {
      note: 'parent',
      'scope.cascading.securecodebox.io/domain': 'foobar.com',
      'cascading.securecodebox.io/chain': 'first,started-parent',
    },
  },
  spec: {scanType: 'nmap', parameters: ['foobar.com'], cascades: {matchLabels: {a: 'b'}}},
};
const FINDING = {
  id: 'f-1',
  location: 'https://foobar.com/x',
  attributes: {port: 443, hostname: 'foobar.com'},
};
const RULE = {
  metadata: {name: 'tls-scans'},
  spec: {scanSpec: {scanType: 'sslyze', parameters: ['{{$.hostOrIP}}:{{attributes.port}}']}},
};

interface Parts {
  spec?: object;
  cascades?: object;
  finding?: DataMap;
  rule?: object;
  scanSpec?: object;
  /** `spec.scanSpec` of the rule that started the parent. */
  previous?: object;
}

function create({spec, cascades, finding = FINDING, rule, scanSpec, previous = {}}: Parts) {
  return buildChild({
    scan: {...SCAN, spec: {...SCAN.spec, ...spec, cascades: {...SCAN.spec.cascades, ...cascades}}},
    finding,
    rule: {...RULE, spec: {...RULE.spec, ...rule, scanSpec: {...RULE.spec.scanSpec, ...scanSpec}}},
    previous: {spec: {scanSpec: previous}},
  });
}

const buildSpec = (parts: Parts) => mapOf(create(parts).child.spec);
const getMetadata = (parts: Parts) => mapOf(create(parts).child.metadata);

it('has the annotations of the rule, rendered, and only then those of the parent', () => {
  const annotations = getMetadata({rule: {scanAnnotations: {note: 'for {{attributes.port}}'}}}).annotations;
  expect(annotations).toHaveProperty('note', 'for 443');
});

it('has a note if Kubernetes rejects it for characters of a label, such as a slash', () => {
  const {notes} = create({rule: {scanLabels: {url: '{{{location}}}'}}});
  expect(notes).toEqual([expect.stringMatching(/^Kubernetes rejects the child: `https.*only logs that\.$/)]);
});

it('belongs to its parent, with which it is deleted', () => {
  expect(getMetadata({}).ownerReferences).toEqual([
    {
      apiVersion: 'execution.securecodebox.io/v1',
      blockOwnerDeletion: true,
      controller: true,
      kind: 'Scan',
      name: 'nmap-foobar.com',
      uid: '1234',
    },
  ]);
  expect(getMetadata({}).namespace).toBe('scans');
});

describe('what a child takes from the rule', () => {
  it('is rendered in the environment, also of init containers, but not in the names of these', () => {
    const env = [
      {name: 'PORT', value: '{{attributes.port}}'},
      {name: 'TOKEN', valueFrom: {}},
    ];
    const initContainers = [{name: '{{x}}', command: [], env}];
    const rendered = [{name: 'PORT', value: '443'}, {name: 'TOKEN'}];
    expect(buildSpec({scanSpec: {env, initContainers}})).toMatchObject({
      env: rendered,
      initContainers: [{name: '{{x}}', env: rendered}],
    });
  });

  it('is not rendered in volumes, tolerations, affinity and hook selector', () => {
    const scanSpec = {
      volumes: [{name: '{{attributes.port}}'}],
      volumeMounts: [{name: '{{attributes.port}}'}],
      tolerations: [{key: '{{attributes.port}}'}],
      affinity: {x: '{{attributes.port}}'},
      hookSelector: {matchLabels: {a: '{{attributes.port}}'}},
    };
    expect(buildSpec({scanSpec})).toMatchObject(scanSpec);
  });

  it.each(['resources', 'nodeSelector', 'ttlSecondsAfterFinished'])('is not %s', (field) => {
    const {child, notes} = create({scanSpec: {[field]: 'x'}});
    expect(child.spec).not.toHaveProperty(field);
    expect(notes).toEqual([`The hook ignores \`scanSpec.${field}\` of the rule.`]);
  });

  it('is neither cascades nor resourceMode: those are copied from the parent', () => {
    const scanSpec = {cascades: {}, resourceMode: 'clusterWide'};
    expect(buildSpec({scanSpec})).toMatchObject({
      cascades: SCAN.spec.cascades,
      resourceMode: 'namespaceLocal',
    });
  });
});

describe('what came from the rule that started the parent', () => {
  it('is removed from the hook selector, labels by key whatever their value', () => {
    const expression = {key: 'x', operator: 'Exists'};
    const spec = buildSpec({
      spec: {hookSelector: {matchLabels: {a: 'b', c: 'd'}, matchExpressions: [expression]}},
      previous: {hookSelector: {matchLabels: {a: 'other'}, matchExpressions: [expression]}},
      cascades: {inheritHookSelector: true},
    });
    expect(spec.hookSelector).toEqual({matchLabels: {c: 'd'}});
  });

  it('stays in init containers, affinity and tolerations', () => {
    const own = {initContainers: [{name: 'a', command: []}], affinity: {a: 1}, tolerations: [{key: 'a'}]};
    expect(buildSpec({spec: own, previous: own, cascades: {inheritInitContainers: true}})).toMatchObject(own);
  });
});

it('keeps notes of tags that are probably not meant', () => {
  const {child, notes} = create({scanSpec: {parameters: ['{{location}}']}});
  expect(readPath(child, 'spec.parameters')).toEqual(['https:&#x2F;&#x2F;foobar.com&#x2F;x']);
  expect(notes).toHaveLength(1);
});
