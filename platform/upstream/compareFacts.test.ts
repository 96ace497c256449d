import {describe, expect, it} from 'vitest';

import {agree, compareFacts, formatDifference, toOther} from './compareFacts';
import {applyExceptions, readExceptions, type Exception} from './exceptions';
import {KEYS, NOT_SAID, type FactValue} from './facts';
import {formatPlace} from './places';
import {readHere} from './readHere';

describe('facts in other words', () => {
  it.each<[name: string, here: FactValue, there: FactValue, agrees: boolean]>([
    ['charts/a/values/b', NOT_SAID, [1, 2], true],
    ['charts/a/values/b', NOT_SAID, 5, false],
    ['charts/a/values/b', '3', 3, false],
    ['charts/a/types/b', 'integer or null', null, true],
    ['charts/a/types/b', 'integer', null, false],
    ['charts/a/types/b', 'string', true, false],
    ['charts/a/types/b.tolerations', 'list of `Volume`', [], false],
    ['charts/a/types/b', '`Affinity`', KEYS, true],
    ['charts/a/scanTypes/s/command', 'a [--server URL] -o', 'a [--server http://….svc] -o', true],
    ['charts/a/scanTypes/s/command', 'a [--server URL] -o', 'a [--server] -o', false],
    ['charts/a/user', '`probe`, UID 1001', '1001', true],
    ['charts/a/user', 'UID 1001', '100', false],
    ['charts/a/objects', ['service account `a` (RBAC objects)'], ['Role a', 'ServiceAccount a'], true],
    ['charts/a/objects', ['ConfigMap `a`'], ['ConfigMap a', 'ConfigMap b'], false],
    ['charts/a/architectures', ['b', 'a'], ['a', 'b'], true],
    ['crds/Scan/spec.a', 'integer or string', 'string', true],
    ['crds/Scan/spec.a', 'string', 'integer', false],
    ['crds/Scan/spec.a/enum', ['a'], ['a', 'b'], false],
    ['charts/a/withoutPullSecrets', ['the job'], [], false],
  ])('%s: %j and %j', (name, here, there, agrees) => {
    expect(agree(name, here, there)).toBe(agrees);
  });
});

describe('the facts of this site', () => {
  const here = readHere('.');
  /** A platform that says exactly the same. */
  const same = () =>
    new Map(
      [...here.facts]
        .filter(([name]) => toOther(name) === name)
        .map(([name, value]) => [name, value === NOT_SAID ? KEYS : value]),
    );
  const compare = (there: Map<string, FactValue>) => compareFacts(here, there).map(formatDifference);

  it('differ in nothing from themselves', () => {
    expect(here.facts.size).toBeGreaterThan(3000);
    const notComparable = /\/(?:types|objects)/;
    expect(compare(same()).filter((line) => !notComparable.test(line))).toEqual([]);
  });

  it.each<[fact: string, there: FactValue | undefined, line: RegExp]>([
    [
      'charts/nmap/values/scanner.backoffLimit',
      4,
      /^charts\/nmap\/values\/scanner\.backoffLimit: here 3, there 4$/,
    ],
    ['charts/nmap/values/scanner.new', 1, /^charts\/nmap\/values\/scanner\.new: here missing, there 1$/],
    ['charts/nmap/scanTypes/nmap', undefined, /^charts\/nmap\/scanTypes\/nmap: here true, there missing$/],
    ['charts/nmap/appVersion', '9', /^charts\/nmap\/appVersion: here \S+, there 9$/],
    ['crds/Scan/spec.new', 'string', /^crds\/Scan\/spec\.new: here missing, there string$/],
    ['finding/required', ['name'], /^finding\/required: here \[.*\], there \["name"\]$/],
    ['scbctl/scan', ['name'], /^scbctl\/scan: here \["follow","name"\], there \["name"\]$/],
    ['kubernetes', '9', /^kubernetes: here [\d.]+, there 9$/],
  ])('differ from a platform with another %s', (fact, there, line) => {
    const facts = same();
    if (there === undefined) facts.delete(fact);
    else facts.set(fact, there);
    const known = new Set(compare(same()));
    expect(compare(facts).filter((difference) => !known.has(difference))).toEqual([
      expect.stringMatching(line),
    ]);
  });

  it('need not say what is inside of a type of Kubernetes', () => {
    const facts = same().set('crds/Scan/spec.env[].new', 'string');
    expect(compare(facts)).toEqual(compare(same()));
  });

  it('have a place: of an inherited value that of the base, of an overridden one its own', () => {
    const place = (fact: string) => formatPlace('.', here.places.get(fact) ?? {file: '', steps: []});
    expect(place('charts/nmap/values/scanner.backoffLimit')).toMatch(
      /^platform\/charts\/base\/scanner\.yaml:\d{2,}$/,
    );
    expect(place('charts/trivy/values/kubeauditScope')).toMatch(/^platform\/charts\/trivy\.yaml:\d{2,}$/);
    expect(place('charts/nmap/appVersion')).toMatch(/^docs\/scanners\/nmap\.md:\d{2,}$/);
    expect(place('crds/Scan/spec.cascades.inheritLabels')).toMatch(
      /^platform\/schemas\/scan-spec\.json:\d{2,}$/,
    );
  });
});

describe('exceptions', () => {
  const difference = {fact: 'charts/a/user', place: {file: 'a.yaml', steps: []}, here: 'x', there: 'y'};
  const apply = (exception: Partial<Exception>) =>
    applyExceptions(
      [{...difference}],
      [{facts: ['charts/*/user'], there: 'y', reason: 'So.', ...exception}],
    ).map(formatDifference);

  it('take out what is on purpose', () => {
    expect(apply({})).toEqual([]);
    expect(apply({here: 'x'})).toEqual([]);
  });

  it('are differences themselves if a side has changed, or if nothing needs them', () => {
    expect(apply({there: 'z'})).toEqual([
      'charts/a/user: here x, there y (the exception says: here anything, there z)',
    ]);
    expect(apply({here: 'z'})).toHaveLength(1);
    expect(apply({facts: ['charts/*/user', 'keys/*']})).toEqual([
      'keys/*: here an exception, there no difference (remove the exception)',
    ]);
  });

  it('of the site are valid', () => {
    expect(readExceptions('platform/exceptions.yaml').length).toBeGreaterThan(20);
  });
});
