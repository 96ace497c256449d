import clsx from 'clsx';
import {useState, type ReactNode} from 'react';

import type {Verdict} from '@site/tools/cascade-explainer/explain/explainCascade';
import type {ShownRule} from '@site/tools/cascade-explainer/explain/explainDraft';
import CodeBlock from '@site/markdown/code/client/CodeBlock';
import Sentence, {Sentences} from '@site/browser/Sentence';
import styles from './styles.module.css';

const WORDS: Readonly<Record<Verdict, string>> = {
  starts: 'starts a scan',
  fails: 'makes the hook fail',
  'no-match': 'no pattern matches',
  'out-of-scope': 'out of scope',
  'in-chain': 'already used in this chain',
  'not-selected': 'not selected',
};

interface Props {
  rule: ShownRule;
  isOpen: boolean;
}

export default function RuleResult({rule: {name, verdict, reasons, child}, isOpen}: Props): ReactNode {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    // What is closed is not drawn: fifty rules with all their reasons and children would take seconds.
    <details className={styles.rule} open={isOpen} onToggle={() => setIsShown(true)}>
      <summary>
        <code>{name}</code>{' '}
        <span className={clsx(verdict === 'starts' && 'scb-tip', verdict === 'fails' && 'scb-danger')}>
          {WORDS[verdict]}
        </span>
      </summary>
      {isShown && <Sentences texts={reasons} />}
      {isShown && child && (
        <>
          <p>
            <Sentence text={child.needs} />
          </p>
          <CodeBlock title="Child scan" className="code-file">
            {child.text}
          </CodeBlock>
        </>
      )}
    </details>
  );
}
