import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {CheckReport, ReportedFault} from '@site/tools/manifest-check/protocol';
import tool from '@site/tools/frame/tool.module.css';
import {formatCount} from '@site/text/formatCount';
import styles from './styles.module.css';

/** Faults that are listed; a text of another kind would have hundreds. */
const MAX_FAULTS = 50;

const NEVER_CHECKED =
  'Whether your cluster has what is named here, such as ScanTypes and Secrets, and what scanners do with their parameters.';

/** The report in one line, for the eye and for screen readers. */
export function summarise({faults, documents, version}: CheckReport): string {
  const against = `checked against ${version}`;
  const notices = faults.filter(({severity}) => severity === 'notice').length;
  const found = [
    ...(faults.length > notices ? [formatCount(faults.length - notices, 'fault')] : []),
    ...(notices > 0 ? [formatCount(notices, 'notice')] : []),
  ];
  if (found.length > 0) return `${found.join(', ')}, ${against}`;
  return documents.some(({isChecked}) => isChecked) ? `Nothing wrong found, ${against}` : 'Nothing to check';
}

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
  report: CheckReport;
  /** Shows a line of the text, counted from 1. */
  onShow: (line: number) => void;
}

export default function Report({report, onShow}: Props): ReactNode {
  const {faults, documents, notChecked} = report;
  const checked = documents.filter(({isChecked}) => isChecked);
  return (
    <div className={tool.result}>
      {faults.length > 0 && (
        <ol className={`scb-list ${styles.faults}`}>
          {faults.slice(0, MAX_FAULTS).map((fault) => (
            <FaultItem key={`${fault.line} ${fault.message}`} fault={fault} onShow={onShow} />
          ))}
        </ol>
      )}
      {faults.length > MAX_FAULTS && <p>{`${formatCount(faults.length - MAX_FAULTS, 'more fault')}.`}</p>}
      {checked.length > 0 && <p>{`Checked: ${checked.map(({label}) => label).join(', ')}.`}</p>}
      <p className={tool.label}>Not checked</p>
      <ul>
        {[...notChecked, NEVER_CHECKED].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
