import {mapAt, readPath, type DataMap} from '../../../text/loose';
import {checkSelector, type Term} from './selector';
import {HookFailure, quote} from './values';

/** Labels of the hook as the documentation installs it. It can have more: `helm.sh/chart`, and those of the values. */
const HOOK_LABELS = {
  'securecodebox.io/internal': 'true',
  'app.kubernetes.io/name': 'cascading-scans',
  'app.kubernetes.io/instance': 'cascading-scans',
  'app.kubernetes.io/managed-by': 'Helm',
};
function checkHookSelector(scan: DataMap): Term[] {
  try {
    return checkSelector(mapAt(scan, 'spec.hookSelector'), HOOK_LABELS);
  } catch (error) {
    // The operator selects hooks; what it does with an unknown operator is not the hook's matter.
    if (error instanceof HookFailure) return [];
    throw error;
  }
}

/** Why the hook starts nothing for a Scan, whatever rules and findings there are; undefined if it can start scans. */
export function findSkip(scan: DataMap): string | undefined {
  if (readPath(scan, 'spec.cascades') === undefined || readPath(scan, 'spec.cascades') === null) {
    return 'The Scan has no `spec.cascades`, so it uses no rule. `cascades: {}` selects all rules.';
  }
  if (readPath(scan, 'spec.resourceMode') === 'clusterWide') {
    return 'The Scan has `resourceMode: clusterWide`. The hook reads only resources of its namespace, so such scans do not cascade.';
  }
  const unmet = checkHookSelector(scan).find(({isMet, key}) => !isMet && Object.hasOwn(HOOK_LABELS, key));
  return unmet
    ? `\`hookSelector\` does not select the hook, so the hook does not run: ${unmet.reason}, if the hook is installed as on this page.`
    : undefined;
}

/** Labels that `hookSelector` wants and that the hook may have or not. */
export function describeHookSelector(scan: DataMap): string[] {
  const unknown = checkHookSelector(scan).filter(
    ({isMet, key}) => !isMet && !Object.hasOwn(HOOK_LABELS, key),
  );
  return unknown.map(
    ({key}) =>
      `\`hookSelector\` selects by the label ${quote(key)}: the hook runs only if you have given it this label, for example with the chart value \`hook.labels\`.`,
  );
}
