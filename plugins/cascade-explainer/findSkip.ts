import {checkSelector, type Term} from './selector';
import {HookFailure, readMap, readPath, type Fields} from './values';

/** Labels of the hook as the documentation installs it. Its chart adds more, whose values depend on the release. */
const HOOK_LABELS = {
  'securecodebox.io/internal': 'true',
  'app.kubernetes.io/name': 'cascading-scans',
  'app.kubernetes.io/instance': 'cascading-scans',
  'app.kubernetes.io/managed-by': 'Helm',
};
/** Label whose value contains the version of the chart. */
const CHART_LABEL = 'helm.sh/chart';

function checkHookSelector(scan: Fields): Term[] {
  try {
    return checkSelector(readMap(readPath(scan, 'spec.hookSelector')), HOOK_LABELS);
  } catch (error) {
    // The operator selects hooks; what it does with an unknown operator is not the hook's matter.
    if (error instanceof HookFailure) return [];
    throw error;
  }
}

/** Why the hook starts nothing for a Scan, whatever rules and findings there are; undefined if it can start scans. */
export function findSkip(scan: Fields): string | undefined {
  if (readPath(scan, 'spec.cascades') === undefined || readPath(scan, 'spec.cascades') === null) {
    return 'The Scan has no `spec.cascades`, so it uses no rule. `cascades: {}` selects all rules.';
  }
  if (readPath(scan, 'spec.resourceMode') === 'clusterWide') {
    return 'The Scan has `resourceMode: clusterWide`. The hook reads only resources of its namespace, so such scans do not cascade.';
  }
  const unmet = checkHookSelector(scan).find(({isMet, key}) => !isMet && key !== CHART_LABEL);
  return unmet
    ? `\`hookSelector\` does not select the hook, so the hook does not run: ${unmet.reason}, if the hook is installed as on this page.`
    : undefined;
}
