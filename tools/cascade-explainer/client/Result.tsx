import Link from '@docusaurus/Link';
import {useId, useState, type ReactNode} from 'react';

import type {Verdict} from '@site/tools/cascade-explainer/explain/explainCascade';
import RuleResult from './RuleResult';
import {Sentences} from '@site/browser/Sentence';
import tool from '@site/tools/frame/tool.module.css';
import {findShipped, type Answer} from './useExplanation';

const UNKNOWN = [
  'whether the hook saw the finding that you pasted: a hook that changes findings can run first; DefectDojo replaces category and attributes. Give `cascading-scans` a higher `hook.priority`, or set `defectdojo.syncFindingsBack=false`',
  'which rules your namespace has: paste the output of `kubectl get cascadingrules -o yaml`',
  'whether the ScanTypes of the children are installed: without its ScanType, a child becomes `Errored`',
  'whether the ParseDefinition of the result exists: without it, the hook fails',
  'whether Kubernetes accepts the child: if not, the hook only logs that',
  'labels that you have added to the hook, and a release name other than `cascading-scans`: `hookSelector` can select by them',
];

/** The rules by verdict: first what has consequences, last what is furthest from starting. */
const ORDER: readonly Verdict[] = ['fails', 'starts', 'no-match', 'out-of-scope', 'in-chain', 'not-selected'];

/** Rules of the reader's own that are open from the beginning, if there are no more. */
const MOST_OPEN = 3;

interface Props {
  answer: Answer;
  charts: readonly string[];
}

export default function Result({answer, charts}: Props): ReactNode {
  const {explanations, omitted, notes} = answer;
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, explanations.length - 1);
  const rules = [...(explanations[index]?.explanation.rules ?? [])].sort(
    (left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict),
  );
  const own = rules.filter(({name}) => findShipped(name, charts) === undefined);
  const isFailing = explanations.some(({explanation}) => explanation.failure !== undefined);
  return (
    <div className={tool.result}>
      {isFailing && (
        <p>
          The hook decides about all children before it starts the first one. If all 3 retries fail too, the
          scan becomes <code>Errored</code>.
        </p>
      )}
      {notes.length > 0 && (
        <>
          <Sentences texts={notes} />
          <p>
            <Link to="/docs/api/crds#check-a-manifest">Check a manifest</Link> finds more mistakes.
          </p>
        </>
      )}
      {explanations.length > 1 && (
        <p>
          <label htmlFor={id} className={tool.label}>
            Finding
          </label>
          <select id={id} value={index} onChange={({target}) => setChosen(Number(target.value))}>
            {explanations.map(({finding, explanation}, position) => (
              <option key={position} value={position}>
                {`${position + 1}. ${finding} (starts ${explanation.rules.filter(({verdict}) => verdict === 'starts').length})`}
              </option>
            ))}
          </select>
        </p>
      )}
      {omitted > 0 && <p>{`${omitted} more findings are not explained.`}</p>}
      {rules.map((rule, position) => (
        <RuleResult
          key={`${rule.name} ${position}`}
          explanation={rule}
          charts={charts}
          isOpen={position === 0 || (own.length <= MOST_OPEN && own.includes(rule))}
        />
      ))}
      <p className={tool.label}>What this page cannot know</p>
      <Sentences texts={UNKNOWN} />
    </div>
  );
}
