import Link from '@docusaurus/Link';
import approval from '@generated/catalogue/default/approval.json';
import ScrollableTable from '@site/markdown/ScrollableTable';
import Sentence from '@site/browser/Sentence';
import type {ReactNode} from 'react';

/** Section of each page from which the table is made. */
const SECTION = '#at-a-glance';

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
              <td role="cell" key={approval.columns[index]} data-label={approval.columns[index]}>
                <Sentence text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
