import {stringify} from 'yaml';

import {formatCount} from '../../../text/formatCount';
import {cutList, LIMITS, shorten} from '../../../text/limits';
import {mapOf, textAt, textOf} from '../../../text/loose';
import type {ShippedRule} from '../collectShippedRules';
import {explainCascade, type RuleExplanation, type Verdict} from './explainCascade';
import {readFindings, readRules, readScan} from './readFields';
import {startStep} from './steps';
import {describeManifests, summarise} from './summarise';

/** What the reader has entered. */
export interface Draft {
  scan: string;
  finding: string;
  /** Rules beside those of the charts. */
  rules: string;
  charts: readonly string[];
}

export interface Request {
  draft: Draft;
  /** Index of the finding whose rules are shown. */
  chosen: number;
}

export interface ShownRule {
  name: string;
  verdict: Verdict;
  /** Sentences with code in backticks. */
  reasons: string[];
  /** The manifest of the child, and a sentence about what must be in the namespace so that it can run. */
  child?: {text: string; needs: string};
  /** Whether no chart has it. */
  isOwn: boolean;
}

/** What the page shows, each list with an end. */
export interface Explained {
  summary: string;
  isStarting: boolean;
  isFailing: boolean;
  /** Each finding in one line. */
  findings: string[];
  omittedFindings: number;
  /** The one whose rules are shown. */
  index: number;
  /** First what has consequences, last what is furthest from starting. */
  rules: ShownRule[];
  omittedRules: number;
  /** Sentences about the manifests. */
  notes: string[];
}

export interface Answer {
  /** What is wrong with each field, in one sentence. */
  problems: Partial<Record<'scan' | 'finding' | 'rules', string>>;
  /** Undefined if a field has a problem. */
  explained?: Explained;
}

const ORDER: readonly Verdict[] = ['fails', 'starts', 'no-match', 'out-of-scope', 'in-chain', 'not-selected'];

function describeNeeds(scanType: string, needs: string | undefined): string {
  const more =
    needs === undefined
      ? ''
      : `, and ${needs}. Volumes that the chart's rule mounts for that are not shown here`;
  return `The child needs the ScanType \`${shorten(scanType)}\` in the namespace${more}.`;
}

function showRule(
  {name, verdict, reasons, child}: RuleExplanation,
  shippedRules: readonly ShippedRule[],
): ShownRule {
  const shipped = shippedRules.find(({rule}) => textAt(rule, 'metadata.name') === name);
  return {
    name: shorten(name),
    verdict,
    reasons: cutList(
      reasons.map((reason) => shorten(reason, LIMITS.message)),
      'reasons',
    ),
    ...(child && {
      child: {
        text: shorten(stringify(child), LIMITS.file),
        needs: describeNeeds(textAt(child, 'spec.scanType'), shipped?.needs),
      },
    }),
    isOwn: shipped === undefined,
  };
}

const countStarts = (rules: readonly RuleExplanation[]): number =>
  rules.filter(({verdict}) => verdict === 'starts').length;

/** Explains what the hook does with the findings of a draft, up to `LIMITS.findings`. */
export function explainDraft({draft, chosen}: Request, shippedRules: readonly ShippedRule[]): Answer {
  const scan = readScan(draft.scan);
  startStep('reading the findings');
  const findings = readFindings(draft.finding);
  startStep('reading the rules');
  const own = readRules(draft.rules);
  if (!scan.value || !findings.value || !own.value) {
    const problems = Object.entries({scan, finding: findings, rules: own}).flatMap(([field, {problem}]) =>
      problem === undefined ? [] : [[field, shorten(problem, LIMITS.message)]],
    );
    return {problems: Object.fromEntries(problems) as Answer['problems']};
  }
  const shipped = shippedRules.filter(({chart}) => draft.charts.includes(chart));
  const rules = [...own.value, ...shipped.map(({rule}) => mapOf(rule))];
  const used = findings.value.slice(0, LIMITS.findings);
  const explanations = used.map((finding, index) => {
    const position = used.length > 1 ? `finding ${index + 1} of ${used.length}` : 'the finding';
    startStep(`comparing ${position} with ${formatCount(rules.length, 'rule')}`);
    return explainCascade({...scan.value, finding, rules});
  });
  const index = Math.min(chosen, explanations.length - 1);
  const sorted = [...(explanations[index]?.rules ?? [])].sort(
    (left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict),
  );
  const isFailing = explanations.some(({failure}) => failure !== undefined);
  const explained: Explained = {
    summary: shorten(summarise(explanations), LIMITS.message),
    isStarting: explanations.some((one) => one.failure === undefined && countStarts(one.rules) > 0),
    isFailing,
    findings: explanations.map(
      (one, position) =>
        `${position + 1}. ${shorten(textOf(used[position]?.name))} (starts ${countStarts(one.rules)})`,
    ),
    omittedFindings: findings.value.length - used.length,
    index,
    rules: sorted.slice(0, LIMITS.shown).map((rule) => showRule(rule, shipped)),
    omittedRules: Math.max(0, sorted.length - LIMITS.shown),
    notes: cutList(
      describeManifests(scan.value.scan, rules).map((note) => shorten(note, LIMITS.message)),
      'notes',
    ),
  };
  return {problems: {}, explained};
}
