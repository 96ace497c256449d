import tool from '@generated/cascade-explainer/default/tool.json';
import {useEffect, useState} from 'react';

import {explainCascade, type Explanation} from '@site/tools/cascade-explainer/explain/explainCascade';
import {readFindings, readRules, readScan} from '@site/tools/cascade-explainer/explain/readFields';
import {describeManifests, summarise} from '@site/tools/cascade-explainer/explain/summarise';
import {mapOf, textOf} from '@site/text/loose';

const {shippedRules} = tool;

/** A port scan with a finding for which one of five rules starts a scan. The reader's own one fails by a type. */
export const EXAMPLE = tool.example;
export type Draft = typeof EXAMPLE;

/** Milliseconds without a change before a text is explained. */
const PATIENCE = 200;
const MOST_FINDINGS = 200;

export const CHARTS = [...new Set(shippedRules.map(({chart}) => chart))];

/** What is wrong with each field, in one sentence. */
type Problems = Record<'scan' | 'finding' | 'rules', string | undefined>;

export interface Answer {
  summary: string;
  explanations: {finding: string; explanation: Explanation}[];
  omitted: number;
  notes: string[];
}

function explain(draft: Draft): {problems: Problems; answer?: Answer} {
  const [scan, findings, own] = [readScan(draft.scan), readFindings(draft.finding), readRules(draft.rules)];
  const problems = {scan: scan.problem, finding: findings.problem, rules: own.problem};
  if (!scan.value || !findings.value || !own.value) return {problems};
  const shipped = shippedRules.filter(({chart}) => draft.charts.includes(chart));
  const rules = [...own.value, ...shipped.map(({rule}) => mapOf(rule))];
  const explanations = findings.value.slice(0, MOST_FINDINGS).map((fields) => ({
    finding: textOf(fields.name),
    explanation: explainCascade({...scan.value, finding: fields, rules}),
  }));
  const answer = {
    summary: summarise(explanations.map(({explanation}) => explanation)),
    explanations,
    omitted: findings.value.length - explanations.length,
    notes: describeManifests(scan.value.scan, rules),
  };
  return {problems, answer};
}

const NOTHING: Answer = {summary: '', explanations: [], omitted: 0, notes: []};

/** Explains a draft some time after its last change. While a field has a problem, the last answer stays. */
export function useExplanation(draft: Draft): {problems: Problems; answer: Answer} {
  const [state, setState] = useState(() => ({answer: NOTHING, ...explain(draft)}));
  useEffect(() => {
    const timer = setTimeout(() => setState(({answer}) => ({answer, ...explain(draft)})), PATIENCE);
    return () => clearTimeout(timer);
  }, [draft]);
  return state;
}

/** The chart that installs a rule, and what the rule needs. */
export function findShipped(name: string, charts: readonly string[]) {
  return shippedRules.find(
    ({chart, rule}) => charts.includes(chart) && mapOf(mapOf(rule).metadata).name === name,
  );
}
