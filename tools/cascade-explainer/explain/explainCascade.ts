import {mapAt, readPath, textAt, type DataMap} from '../../../text/loose';
import {buildChild, readChain} from './buildChild';
import {findSkip} from './findSkip';
import {matchPatterns} from './matchPatterns';
import {checkScope, SCOPE_PREFIX} from './scopeLimiter';
import {checkSelector} from './selector';
import {HookFailure, quote, runLibrary} from './values';

/** Where a rule stops, in the order in which the hook decides. */
export type Verdict = 'starts' | 'not-selected' | 'in-chain' | 'out-of-scope' | 'no-match' | 'fails';

export interface RuleExplanation {
  name: string;
  verdict: Verdict;
  /** Sentences with code in backticks, in the order of the decisions. */
  reasons: string[];
  child?: DataMap;
  /** Why the hook fails at this rule: its message. */
  failure?: string;
}

export interface Explanation {
  /** The message with which the hook fails, so that it starts nothing and the Scan becomes `Errored` after three retries. */
  failure?: string;
  /** Why the hook starts nothing, whatever the rules are. */
  skip?: string;
  /** In the hook's order, which is that of their names. */
  rules: RuleExplanation[];
}

export interface Cascade {
  scan: DataMap;
  finding: DataMap;
  rules: readonly DataMap[];
  /** `scopeLimiterAliases` of the ParseDefinition of the parent's result. */
  aliases?: DataMap;
}

const getName = (rule: DataMap) => textAt(rule, 'metadata.name');

/**
 * The rule that started the Scan, which the hook always fetches; an empty one if no rule did. Throws a HookFailure if
 * it is not among the rules.
 */
function findStarter(chain: readonly string[], rules: readonly DataMap[]): DataMap {
  const name = chain.at(-1);
  const starter = name === undefined ? {} : rules.find((rule) => getName(rule) === name);
  if (starter) return starter;
  throw new HookFailure(
    `Failed to get CascadingRule "${name}" from the kubernetes api`,
    'This rule started the Scan and is not among those given here.',
  );
}

function assertNoScope(rule: DataMap): void {
  for (const [key, value] of Object.entries(mapAt(rule, 'spec.scanAnnotations'))) {
    if (key.startsWith(SCOPE_PREFIX)) {
      throw new HookFailure(
        `may not add scope annotation '${key}':'${runLibrary(() => String(value))}' in Cascading Rule spec`,
        'A selected rule with such an annotation fails the hook even if it matches nothing.',
      );
    }
  }
}

/** Adds the reasons of each decision; the first decision against the rule is its verdict. */
function decide(
  {scan, finding, rules, aliases = {}}: Cascade,
  rule: DataMap,
  reasons: string[],
): {verdict: Verdict; child?: DataMap} {
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

  if (chain.includes(getName(rule))) {
    reasons.push(`Chain: ${quote(chain.join(','))} has this rule already.`);
    return {verdict: 'in-chain'};
  }
  reasons.push(`Chain: ${chain.length === 0 ? 'empty' : `${quote(chain.join(','))}, without this rule`}.`);
  assertNoScope(rule);

  const scope = checkScope(scan, finding, aliases);
  reasons.push(...(scope.reasons.length > 0 ? scope.reasons : ['Scope: the Scan has no scope limiter.']));
  if (!scope.passes) return {verdict: 'out-of-scope'};

  const match = matchPatterns(readPath(rule, 'spec.matches'), finding);
  reasons.push(...match.reasons);
  if (!match.matches) return {verdict: 'no-match'};

  const {child, notes} = buildChild({scan, finding, rule, previous});
  reasons.push(...notes);
  return {verdict: 'starts', child};
}

function explainRule(cascade: Cascade, rule: DataMap): RuleExplanation {
  const name = getName(rule);
  const reasons: string[] = [];
  try {
    return {name, reasons, ...decide(cascade, rule, reasons)};
  } catch (error) {
    if (!(error instanceof HookFailure)) throw error;
    reasons.push(`The hook fails: ${quote(error.message)}. ${error.explanation}`.trim());
    return {name, reasons, verdict: 'fails', failure: error.message};
  }
}

/** What the hook does with one finding and the rules of a namespace. Rules after one that fails are explained as if it did not. */
export function explainCascade(cascade: Cascade): Explanation {
  const rules = [...cascade.rules].sort((left, right) => (getName(left) < getName(right) ? -1 : 1));
  const skip = findSkip(cascade.scan);
  if (skip !== undefined) {
    return {
      skip,
      rules: rules.map((rule) => ({name: getName(rule), verdict: 'not-selected', reasons: [skip]})),
    };
  }
  // A rule can change the finding, which the next one sees.
  const finding = structuredClone(cascade.finding);
  const explained = rules.map((rule) => explainRule({...cascade, finding}, rule));
  const failure = explained.find((rule) => rule.failure !== undefined)?.failure;
  return {...(failure !== undefined && {failure}), rules: explained};
}
