import type {ReactNode} from 'react';

import {toSeverityClasses} from '../../../platform/severity';
import type {Outcome, Row} from '../protocol';
import tool from '../../frame/tool.module.css';
import styles from './styles.module.css';

/** A valid severity as a chip, like those in tables (markdown/tables/client/severities.css). */
function Severity({value}: {value: string}): ReactNode {
  const classes = toSeverityClasses(value);
  return <span className={classes?.join(' ')}>{value}</span>;
}

function FindingRow({row}: {row: Row}): ReactNode {
  return (
    <tr>
      <td>
        {row.before !== '' && (
          <>
            <del>
              <Severity value={row.before} />
            </del>
            <br />
          </>
        )}
        <Severity value={row.severity} />
      </td>
      <td>
        <span className="text--semibold">{row.name}</span>
        {row.location !== '' && (
          <>
            <br />
            <span>{row.location}</span>
          </>
        )}
        {row.changed !== '' && (
          <>
            <br />
            <span className={styles.changed}>{`Changed: ${row.changed}`}</span>
          </>
        )}
      </td>
      <td>{row.category}</td>
    </tr>
  );
}

export default function Result({problems, rows, hidden, json, log}: Outcome): ReactNode {
  if (problems.length === 0 && rows.length === 0 && log.length === 0) return null;
  return (
    <div className={tool.result}>
      <p className={tool.label}>Result</p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem, index) => (
            <li key={index}>{problem}</li>
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
              {rows.map((row, index) => (
                <FindingRow key={index} row={row} />
              ))}
            </tbody>
          </table>
          {hidden > 0 && <p>{`Not shown: ${hidden.toLocaleString('en')} more.`}</p>}
          <details className={styles.json}>
            <summary>All fields as JSON</summary>
            <pre>
              <code>{json}</code>
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
