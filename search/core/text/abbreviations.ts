// cspell:disable -- joined words
import {toTerm} from './tokenize';

/** Both forms must mean the same in any text about Kubernetes and security. */
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
    const terms: [string, string] = [toTerm(short), toTerm(long)];
    return [terms, [terms[1], terms[0]]];
  }),
);

/** The full form of an abbreviation, or the abbreviation of a full form. */
export function getOtherForm(term: string): string | undefined {
  return OTHERS.get(term);
}
