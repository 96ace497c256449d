// cspell:disable -- joined words
import {createTerm} from './tokenize';

/**
 * Short forms of the field that people type and documentation spells out, or the other way round. Each pair means the
 * same thing in any text about Kubernetes and security; a word that has a second meaning there does not belong here.
 */
const PAIRS: readonly (readonly [short: string, long: string])[] = [
  ['k8s', 'kubernetes'],
  ['crd', 'customresourcedefinition'],
  ['pvc', 'persistentvolumeclaim'],
  ['sa', 'serviceaccount'],
  ['cm', 'configmap'],
  ['ns', 'namespace'],
  ['scb', 'securecodebox'],
  ['adr', 'architecturedecisionrecord'],
  ['sbom', 'softwarebillofmaterials'],
  ['rbac', 'rolebasedaccesscontrol'],
  ['config', 'configuration'],
  ['auth', 'authentication'],
  ['repo', 'repository'],
  ['env', 'environment'],
  ['vuln', 'vulnerability'],
];

const OTHERS: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([short, long]): [string, string][] => {
    const terms: [string, string] = [createTerm(short), createTerm(long)];
    return [terms, [terms[1], terms[0]]];
  }),
);

/** The term that means the same as another one, because one of them is short for the other. */
export function getOtherForm(term: string): string | undefined {
  return OTHERS.get(term);
}
