import {mapAt, readPath, textAt, type DataMap} from '../../../text/loose';
import {buildChild, readChain} from './buildChild';
import {findSkip} from './findSkip';
import {matchPatterns} from './matchPatterns';
import {checkScope} from './scopeLimiter';
import {checkSelector} from './selector';
import {HookFailure, quote} from './values';

/** Where a rule stops, in the order in which the hook decides. */
export type Verdict = 'starts' | 'not-selected' | 'in-chain' | 'out-of-scope' | 'no-match' | 'fails';

export interface RuleExplanation {
  name: string;
  verdict: Verdict;
  /** Sentences with code in backticks, in the order of the decisions. */
  reasons: string[];
  child?: DataMap;
  /** Why the hook fails at this rule. */
  failure?: string;
}

export interface Explanation {
  /** Why the hook fails, so that the Scan becomes `Errored` after three retries. */
  failure?: string;
  /** Why the hook starts nothing, whatever the rules are. */
  skip?: string;
  rules: RuleExplanation[];
}

export interface Cascade {
  scan: DataMap;
  finding: DataMap;
  rules: readonly DataMap[];
  /** `scopeLimiterAliases` of the ParseDefinition of the parent's result. */
  aliases?: DataMap;
}

/**
 * The rule that started the Scan, which the hook always fetches; an empty one if no rule did. Throws a HookFailure if
 * it is not among the rules.
 */
function findStarter(chain: readonly string[], rules: readonly DataMap[]): DataMap {
  const name = chain.at(-1);
  if (name === undefined) return {};
  const starter = rules.find((rule) => readPath(rule, 'metadata.name') === name);
  if (!starter) {
    throw new HookFailure(
      `Failed to get CascadingRule "${name}" from the kubernetes api. This rule started the Scan and is not among those given here.`,
    );
  }
  return starter;
}

/** Adds the reasons of each decision; the first decision against the rule is its verdict. */
function decide(
  {scan, finding, rules, aliases = {}}: Cascade,
  rule: DataMap,
  reasons: string[],
): {verdict: Verdict; child?: DataMap} {
  const name = textAt(rule, 'metadata.name');
  const chain = readChain(scan);
  const previous = findStarter(chain, rules);

  const terms = checkSelector(mapAt(scan, 'spec.cascades'), mapAt(rule, 'metadata.labels'));
  const unmet = terms.filter(({isMet}) => !isMet);
  if (terms.length === 0) reasons.push('Selected: `cascades` has no condition, so it selects every rule.');
  else if (unmet.length === 0) reasons.push(`Selected: ${terms.map(({reason}) => reason).join('; ')}.`);
  else {
    reasons.push(`Not selected: ${unmet.map(({reason}) => reason).join('; ')}.`);
    return {verdict: 'not-selected'};
  }

  if (chain.includes(name)) {
    reasons.push(`Chain: ${quote(chain.join(','))} has this rule already.`);
    return {verdict: 'in-chain'};
  }
  reasons.push(`Chain: ${chain.length === 0 ? 'empty' : `${quote(chain.join(','))}, without this rule`}.`);

  const scope = checkScope(scan, finding, aliases);
  reasons.push(...(scope.reasons.length > 0 ? scope.reasons : ['Scope: the Scan has no scope limiter.']));
  if (!scope.passes) return {verdict: 'out-of-scope'};

  const match = matchPatterns(readPath(rule, 'spec.matches.anyOf'), finding);
  reasons.push(...match.reasons);
  if (!match.matches) return {verdict: 'no-match'};

  const {child, notes} = buildChild({scan, finding, rule, previous});
  reasons.push(...notes);
  return {verdict: 'starts', child};
}

function explainRule(cascade: Cascade, rule: DataMap): RuleExplanation {
  const name = textAt(rule, 'metadata.name');
  const reasons: string[] = [];
  try {
    return {name, reasons, ...decide(cascade, rule, reasons)};
  } catch (error) {
    if (!(error instanceof HookFailure)) throw error;
    reasons.push(`The hook fails: ${error.message}`);
    return {name, reasons, verdict: 'fails', failure: error.message};
  }
}

export function explainCascade(cascade: Cascade): Explanation {
  const skip = findSkip(cascade.scan);
  if (skip !== undefined) {
    const rules = cascade.rules.map((rule) => ({
      name: textAt(rule, 'metadata.name'),
      verdict: 'not-selected' as const,
      reasons: [skip],
    }));
    return {skip, rules};
  }
  const rules = cascade.rules.map((rule) => explainRule(cascade, rule));
  const failure = rules.find((rule) => rule.failure !== undefined)?.failure;
  return {...(failure !== undefined && {failure}), rules};
}
