import clsx from 'clsx';
import type {ReactNode} from 'react';
import {stringify} from 'yaml';

import type {RuleExplanation, Verdict} from '@site/tools/cascade-explainer/explain/explainCascade';
import CodeBlock from '@site/markdown/code/client/CodeBlock';
import Sentence, {Sentences} from '@site/browser/Sentence';
import {textAt} from '@site/text/loose';
import styles from './styles.module.css';
import {findShipped} from './useExplanation';

const WORDS: Readonly<Record<Verdict, string>> = {
  starts: 'starts a scan',
  fails: 'makes the hook fail',
  'no-match': 'no pattern matches',
  'out-of-scope': 'out of scope',
  'in-chain': 'already used in this chain',
  'not-selected': 'not selected',
};

/** What must be in the namespace so that the child can run. */
function describeNeeds(scanType: string, needs: string | undefined): string {
  const more =
    needs === undefined
      ? ''
      : `, and ${needs}. Volumes that the chart's rule mounts for that are not shown here`;
  return `The child needs the ScanType \`${scanType}\` in the namespace${more}.`;
}

interface Props {
  explanation: RuleExplanation;
  charts: readonly string[];
  isOpen: boolean;
}

export default function RuleResult({explanation, charts, isOpen}: Props): ReactNode {
  const {name, verdict, reasons, child} = explanation;
  const shipped = findShipped(name, charts);
  return (
    <details className={styles.rule} open={isOpen}>
      <summary>
        <code>{name}</code>{' '}
        <span className={clsx(verdict === 'starts' && 'scb-tip', verdict === 'fails' && 'scb-danger')}>
          {WORDS[verdict]}
        </span>
      </summary>
      <Sentences texts={reasons} />
      {child && (
        <>
          <p>
            <Sentence text={describeNeeds(textAt(child, 'spec.scanType'), shipped?.needs)} />
          </p>
          <CodeBlock title="Child scan" className="code-file">
            {stringify(child)}
          </CodeBlock>
        </>
      )}
    </details>
  );
}
