import minBy from 'lodash/minBy';

import {formatCount} from '../../../text/formatCount';
import {mapAt, textAt, type DataMap} from '../../../text/loose';
import type {Explanation} from './explainCascade';
import {describeHookSelector} from './findSkip';
import {collectUnknown, quote} from './values';

/** The first failure in the hook's order: one rule after the other, for all findings. It decides nothing after that. */
function findFailure(explanations: readonly Explanation[]): string | undefined {
  const failures = explanations.flatMap(({rules}) =>
    rules.flatMap(({failure}, position) => (failure === undefined ? [] : [{failure, position}])),
  );
  return minBy(failures, 'position')?.failure;
}

/** The result in one line; the explanations are one for each finding, with the same rules. */
export function summarise(explanations: readonly Explanation[]): string {
  const [first] = explanations;
  if (!first) return '';
  if (first.skip !== undefined) return `Nothing starts. ${first.skip}`;
  if (first.rules.length === 0) return 'Nothing starts: there is no rule. Choose a chart or paste a rule.';
  const failure = findFailure(explanations);
  if (failure !== undefined) return `Nothing starts: the hook fails with ${quote(failure)}.`;
  const starting = explanations.map(({rules}) => rules.filter(({verdict}) => verdict === 'starts'));
  const names = new Set(starting.flat().map(({name}) => name));
  const of = formatCount(first.rules.length, 'rule');
  if (names.size === 0)
    return first.rules.length === 1 ? 'The rule starts no scan.' : `None of ${of} starts a scan.`;
  const rules = `${names.size} of ${of} ${names.size === 1 ? 'starts' : 'start'}`;
  if (explanations.length === 1) return `${rules} a scan.`;
  const findings = starting.filter(({length}) => length > 0).length;
  return `${rules} ${formatCount(starting.flat().length, 'scan')}, for ${findings} of ${explanations.length} findings.`;
}

const CASCADES_FIELDS = (
  'matchLabels matchExpressions scopeLimiter inheritLabels inheritAnnotations inheritEnv inheritVolumes ' +
  'inheritInitContainers inheritHookSelector inheritAffinity inheritTolerations'
).split(' ');
const LIMITER_FIELDS = ['validOnMissingRender', 'allOf', 'anyOf', 'noneOf'];
const RULE_FIELDS = ['matches', 'scanLabels', 'scanAnnotations', 'scanSpec'];

function describeUnknown(fields: DataMap, path: string, allowed: readonly string[], owner: string): string[] {
  const unknown = collectUnknown(mapAt(fields, path), allowed);
  return unknown.map((name) => `${quote(`${path}.${name}`)} of ${owner} is no field: it has no effect.`);
}

/** Fields of the manifests that do not exist, and labels of `hookSelector` that the hook may not have. */
export function describeManifests(scan: DataMap, rules: readonly DataMap[]): string[] {
  return [
    ...describeHookSelector(scan),
    ...describeUnknown(scan, 'spec.cascades', CASCADES_FIELDS, 'the Scan'),
    ...describeUnknown(scan, 'spec.cascades.scopeLimiter', LIMITER_FIELDS, 'the Scan'),
    ...rules.flatMap((rule) =>
      describeUnknown(rule, 'spec', RULE_FIELDS, `the rule ${quote(textAt(rule, 'metadata.name'))}`),
    ),
  ];
}
