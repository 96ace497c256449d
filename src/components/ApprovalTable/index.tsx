import Link from '@docusaurus/Link';
import approval from '@generated/integrations/default/approval.json';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {Fragment, type ReactNode} from 'react';

import {splitOptions} from '../../../text/splitOptions';

/** Section of each page from which the table is made. */
const SECTION = '#at-a-glance';

/** The content of inline code, which does not wrap after the hyphens of an option: as markdown/static-html writes it. */
function createCode(code: string): ReactNode {
  return splitOptions(code).map(({text, isOption}) =>
    isOption ? (
      <span key={text} className="code-option">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** A text whose code is in backticks. */
function createText(text: string): ReactNode {
  return text.split('`').map((part, index) => {
    // Odd parts are between two backticks. Parts have no other identity than their place, and never change.
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 1 ? <code>{createCode(part)}</code> : part}</Fragment>;
  });
}

/** What each scanner needs and touches, as a table that is shown as the others are (src/css/site/tables.css). */
export default function ApprovalTable(): ReactNode {
  return (
    // The roles keep it a table for screen readers in browsers that forget it when rows become cards.
    <ScrollableTable role="table" className="entry-table">
      <thead>
        <tr role="row">
          {['Scanner', ...approval.columns].map((label) => (
            <th role="columnheader" scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {approval.rows.map(({title, permalink, cells}) => (
          <tr role="row" key={permalink}>
            {/* Style sheets would take a `th` for the title of a column. */}
            <td role="rowheader">
              <Link to={permalink + SECTION}>{title}</Link>
            </td>
            {cells.map((cell, index) => (
              <td
                // eslint-disable-next-line jsx-a11y-x/no-interactive-element-to-noninteractive-role -- the rule takes every td for a cell of an interactive grid
                role="cell"
                key={approval.columns[index]}
                data-label={approval.columns[index]}
              >
                {createText(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
