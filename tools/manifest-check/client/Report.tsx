import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {CheckAnswer, ReportedFault} from '@site/tools/manifest-check/protocol';
import tool from '@site/tools/frame/tool.module.css';
import {formatCount} from '@site/text/formatCount';
import styles from './styles.module.css';

const NEVER_CHECKED =
  'Whether your cluster has what is named here, such as ScanTypes and Secrets, and what scanners do with their parameters.';

interface FaultProps {
  fault: ReportedFault;
  onShow: (line: number) => void;
}

function FaultItem({fault: {severity, line, message, href}, onShow}: FaultProps): ReactNode {
  return (
    <li>
      <button type="button" className={tool.button} onClick={() => onShow(line)}>
        {`Line ${line}`}
      </button>
      <b className={severity === 'fault' ? 'scb-danger text--semibold' : 'scb-warning text--semibold'}>
        {severity === 'fault' ? 'Fault' : 'Notice'}
      </b>
      <p>
        <span>{message}</span> {href !== undefined && <Link to={href}>Look up the field</Link>}
      </p>
    </li>
  );
}

interface Props {
  answer: CheckAnswer;
  /** Shows a line of the text, counted from 1. */
  onShow: (line: number) => void;
}

export default function Report({answer, onShow}: Props): ReactNode {
  const {faults, omitted, checked, notChecked} = answer;
  return (
    <div className={tool.result}>
      {faults.length > 0 && (
        <ol className={`scb-list ${styles.faults}`}>
          {faults.map((fault, index) => (
            <FaultItem key={`${index} ${fault.line} ${fault.message}`} fault={fault} onShow={onShow} />
          ))}
        </ol>
      )}
      {omitted > 0 && <p>{`${formatCount(omitted, 'more fault')}.`}</p>}
      {checked !== undefined && <p>{checked}</p>}
      <p className={tool.label}>Not checked</p>
      <ul>
        {[...notChecked, NEVER_CHECKED].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
