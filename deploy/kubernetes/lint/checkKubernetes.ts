import {formatFault, sortFaults} from '../../../text/fault';
import {checkPodSecurity} from './checkPodSecurity';
import {checkReferences} from './checkReferences';
import {checkSchemas} from './checkSchemas';
import {collectKustomizations, type Files} from './collectKustomizations';
import {collectPodTemplates} from './manifests';

/**
 * Lists everything wrong with the YAML files of a folder of kustomizations: one line a fault, with file and line.
 * Whether objects fit together is only checked once each is valid: what follows from a fault is no fault of its own.
 * Nothing is started, and no cluster is asked.
 */
export function checkKubernetes(files: Files): string[] {
  const {kustomizations, faults} = collectKustomizations(files);
  faults.push(...kustomizations.flatMap(({manifests}) => checkSchemas(manifests)));
  if (faults.length === 0) {
    for (const kustomization of kustomizations) {
      faults.push(...checkPodSecurity(collectPodTemplates(kustomization.manifests)));
      faults.push(...checkReferences(kustomization));
    }
  }
  // An overlay holds its base once more.
  return [...new Set(sortFaults(faults).map(formatFault))];
}
