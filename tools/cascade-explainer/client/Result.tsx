import Link from '@docusaurus/Link';
import {useId, type ReactNode} from 'react';

import type {Explained} from '@site/tools/cascade-explainer/explain/explainDraft';
import RuleResult from './RuleResult';
import {Sentences} from '@site/browser/Sentence';
import tool from '@site/tools/frame/tool.module.css';

const UNKNOWN = [
  'whether the hook saw the finding that you pasted: a hook that changes findings can run first; DefectDojo replaces category and attributes. Give `cascading-scans` a higher `hook.priority`, or set `defectdojo.syncFindingsBack=false`',
  'which rules your namespace has: paste the output of `kubectl get cascadingrules -o yaml`',
  'whether the ScanTypes of the children are installed: without its ScanType, a child becomes `Errored`',
  'whether the ParseDefinition of the result exists: without it, the hook fails',
  'whether Kubernetes accepts the child: if not, the hook only logs that',
  'labels that you have added to the hook, and a release name other than `cascading-scans`: `hookSelector` can select by them',
];

/** Rules of the reader's own that are open from the beginning, if there are no more. */
const MOST_OPEN = 3;

interface Props {
  explained: Explained;
  onChoose: (index: number) => void;
}

export default function Result({explained, onChoose}: Props): ReactNode {
  const {isFailing, findings, omittedFindings, index, rules, omittedRules, notes} = explained;
  const id = useId();
  const own = rules.filter(({isOwn}) => isOwn).length;
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
      {findings.length > 1 && (
        <p>
          <label htmlFor={id} className={tool.label}>
            Finding
          </label>
          <select id={id} value={index} onChange={({target}) => onChoose(Number(target.value))}>
            {findings.map((finding, position) => (
              <option key={finding} value={position}>
                {finding}
              </option>
            ))}
          </select>
        </p>
      )}
      {omittedFindings > 0 && <p>{`${omittedFindings} more findings are not explained.`}</p>}
      {rules.map((rule, position) => (
        <RuleResult
          key={`${rule.name} ${position}`}
          rule={rule}
          isOpen={position === 0 || (own <= MOST_OPEN && rule.isOwn)}
        />
      ))}
      {omittedRules > 0 && <p>{`${omittedRules} more rules are not shown.`}</p>}
      <p className={tool.label}>What this page cannot know</p>
      <Sentences texts={UNKNOWN} />
    </div>
  );
}
