import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import IntegrationFilter from '@site/src/components/IntegrationFilter';
import {collectEntries, countByCategory, filterEntries} from '@site/src/components/IntegrationFilter/filter';
import {useQuery} from '@site/src/components/IntegrationFilter/useQuery';
import clsx from 'clsx';
import type {ReactElement} from 'react';

import {
  catalogue,
  hookCategoryLabels,
  scannerCategoryLabels,
  type HookEntry,
  type IntegrationKind,
  type ScannerEntry,
} from './catalogue';
import {hookColumns, scannerColumns, type Column} from './columns';
import {formatCount} from './formatCount';
import {createCategoryGroups, type CategoryGroup} from './createCategoryGroups';
import StateBadge from './StateBadge';
import styles from './styles.module.css';

/**
 * Table of all scanners or all hooks, grouped by category, with a filter above it. Without a script it shows all.
 * On narrow pages, each row becomes a card.
 */
export default function IntegrationIndex({kind}: {kind: IntegrationKind}): ReactElement {
  const entries = collectEntries(catalogue).filter((entry) => entry.kind === kind);
  const [query, setQuery] = useQuery([...countByCategory(entries).keys()]);
  const shown = filterEntries(entries, query);
  const isShown = ({permalink}: {permalink: string}) => shown.some((entry) => entry.permalink === permalink);

  return (
    <>
      <IntegrationFilter
        legend={`Filter ${kind}s`}
        entries={entries}
        shown={shown}
        query={query}
        setQuery={setQuery}
      />
      {kind === 'scanner' ? (
        <IndexTable
          caption={`${formatCount(shown.length, 'scanner')}, grouped by what they look at`}
          nameLabel="Scanner"
          columns={scannerColumns}
          groups={createCategoryGroups(catalogue.scanners.filter(isShown), scannerCategoryLabels)}
        />
      ) : (
        <IndexTable
          caption={`${formatCount(shown.length, 'hook')}, grouped by what they do with results`}
          nameLabel="Hook"
          columns={hookColumns}
          groups={createCategoryGroups(catalogue.hooks.filter(isShown), hookCategoryLabels)}
        />
      )}
    </>
  );
}

interface IndexTableProps<Entry> {
  caption: string;
  /** Heading of the column that names the entries. */
  nameLabel: string;
  columns: Column<Entry>[];
  groups: CategoryGroup<Entry>[];
}

function IndexTable<Entry extends ScannerEntry | HookEntry>({
  caption,
  nameLabel,
  columns,
  groups,
}: IndexTableProps<Entry>): ReactElement {
  return (
    <div className={styles.index}>
      {/* The roles keep it a table for screen readers in browsers that forget it when rows become cards. */}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              {nameLabel}
            </th>
            {columns.map(({label}) => (
              <th role="columnheader" scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.anchor} group={group} columns={columns} />
        ))}
      </table>
    </div>
  );
}

function GroupRows<Entry extends ScannerEntry | HookEntry>({
  group,
  columns,
}: {
  group: CategoryGroup<Entry>;
  columns: Column<Entry>[];
}): ReactElement {
  // Lets the build check links from other pages to a category.
  useBrokenLinks().collectAnchor(group.anchor);
  return (
    <tbody className={styles.group}>
      <tr role="row" className={styles.groupRow}>
        <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1} id={group.anchor}>
          {group.label}
        </th>
      </tr>
      {group.entries.map((entry) => (
        <tr role="row" className={styles.row} key={entry.permalink}>
          <th role="rowheader" scope="row" className={styles.name}>
            <Link to={entry.permalink}>{entry.title}</Link> <StateBadge state={entry.state} />
          </th>
          {columns.map(({label, isSelfExplaining, isShort, render}) => (
            <td
              // eslint-disable-next-line jsx-a11y-x/no-interactive-element-to-noninteractive-role -- the rule takes every td for a cell of an interactive grid
              role="cell"
              key={label}
              className={clsx(styles.cell, isShort && styles.short)}
              data-label={isSelfExplaining ? undefined : label}
            >
              {render(entry)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
