import type {ReactNode} from 'react';

import {toSeverityClasses} from '../../../platform/severity';
import {formatCount} from '../../../text/formatCount';
import {isMap, type DataMap} from '../../../text/loose';
import {findChangedFields} from './findings';
import type {LiveKind, Outcome} from '../protocol';
import tool from '../../frame/tool.module.css';
import styles from './styles.module.css';

/** The outcome of a draft, with one sentence for each fault of the findings. */
interface LiveResult extends Outcome {
  problems: string[];
}

interface Props {
  kind: LiveKind;
  result: LiveResult;
  /** The findings that a hook has received. */
  before: readonly DataMap[];
}

function renderText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function renderSummary({findings, problems}: LiveResult): string {
  const faults = problems.length === 0 ? 'valid' : formatCount(problems.length, 'fault');
  return `${formatCount(findings.length, 'finding')}, ${faults}`;
}

/** A valid severity as a chip, like those in tables (markdown/tables/client/severities.css). */
function Severity({value}: {value: string}): ReactNode {
  const classes = toSeverityClasses(value);
  return <span className={classes?.join(' ')}>{value}</span>;
}

function FindingRow({finding, before}: {finding: DataMap; before: readonly DataMap[]}): ReactNode {
  const original = before.find(({id}) => id === finding.id);
  const changed = findChangedFields(finding, original);
  return (
    <tr>
      <td>
        {changed.includes('severity') && (
          <>
            <del>
              <Severity value={renderText(original?.severity)} />
            </del>
            <br />
          </>
        )}
        <Severity value={renderText(finding.severity)} />
      </td>
      <td>
        <span className="text--semibold">{renderText(finding.name)}</span>
        {typeof finding.location === 'string' && (
          <>
            <br />
            <span>{finding.location}</span>
          </>
        )}
        {changed.length > 0 && (
          <>
            <br />
            <span className={styles.changed}>{`Changed: ${changed.join(', ')}`}</span>
          </>
        )}
      </td>
      <td>{renderText(finding.category)}</td>
    </tr>
  );
}

export default function Result({kind, result, before}: Props): ReactNode {
  const {findings, problems, log} = result;
  const rows = kind === 'finding' ? [] : findings.filter(isMap);
  if (problems.length === 0 && rows.length === 0 && log.length === 0) return null;
  return (
    <div className={tool.result}>
      <p className={tool.label}>Result</p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Severity</th>
                <th scope="col">Name and location</th>
                <th scope="col">Category</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((finding, index) => (
                <FindingRow key={index} finding={finding} before={before} />
              ))}
            </tbody>
          </table>
          <details className={styles.json}>
            <summary>All fields as JSON</summary>
            <pre>
              <code>{JSON.stringify(findings, null, 2)}</code>
            </pre>
          </details>
        </>
      )}
      {log.length > 0 && (
        <>
          <p className={tool.label}>Log</p>
          <pre className={styles.log}>
            <code>{log.join('\n')}</code>
          </pre>
        </>
      )}
    </div>
  );
}
