import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon, {isIconName} from '@site/browser/Icon';
import IntegrationFilter from '@site/markdown/catalogue/client/filter';
import {collectEntries, countByCategory, filterEntries} from '@site/markdown/catalogue/client/filter/filter';
import {useQuery} from '@site/markdown/catalogue/client/filter/useQuery';
import clsx from 'clsx';
import {Fragment, type ReactElement} from 'react';

import {
  catalogue,
  hookCategoryLabels,
  hookHeadings,
  scannerCategoryLabels,
  scannerHeadings,
  type Architecture,
  type HookEntry,
  type IntegrationKind,
  type ScannerEntry,
} from './catalogue';
import {hookColumns, scannerColumns, type Column} from './columns';
import {groupByCategory, type CategoryGroup} from './groupByCategory';
import StateBadge from './StateBadge';
import styles from './index.module.css';

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
          caption="Scanners, grouped by what they look at"
          nameLabel="Scanner"
          columns={scannerColumns}
          groups={groupByCategory(catalogue.scanners.filter(isShown), scannerHeadings, scannerCategoryLabels)}
        />
      ) : (
        <IndexTable
          caption="Hooks, grouped by what they do with results"
          nameLabel="Hook"
          columns={hookColumns}
          groups={groupByCategory(catalogue.hooks.filter(isShown), hookHeadings, hookCategoryLabels)}
        />
      )}
    </>
  );
}

/** Every image runs on amd64: only the other processors tell scanners apart. */
const isUncommon = (architecture: Architecture): boolean => architecture !== 'linux/amd64';

interface IndexTableProps<Entry> {
  caption: string;
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
    <div className={clsx('scb-table', styles.index)}>
      {/* The roles keep it a table for screen readers in browsers that forget it when rows become cards. */}
      <table role="table" className="entry-table">
        <caption className="scb-hidden">{caption}</caption>
        <thead>
          <tr role="row">
            {[nameLabel, ...columns.map(({label}) => label)].map((label) => (
              <th role="columnheader" scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.label} group={group} columns={columns} />
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
  const brokenLinks = useBrokenLinks();
  // Lets the build check links from other pages to a category.
  for (const anchor of group.anchors) brokenLinks.collectAnchor(anchor);
  return (
    <tbody>
      <tr role="row" className={styles.group}>
        {/* Style sheets would take a `th` for the title of a column. */}
        <td role="rowheader" colSpan={columns.length + 1}>
          {group.anchors.map((anchor) => (
            <span key={anchor} id={anchor} />
          ))}
          {isIconName(group.category) && <Icon name={group.category} />}
          {group.label}
        </td>
      </tr>
      {group.entries.map((entry) => (
        <tr role="row" key={entry.permalink}>
          <td role="rowheader">
            <Link to={entry.permalink}>{entry.title}</Link> <StateBadge state={entry.state} />
            {entry.architectures.filter(isUncommon).map((architecture) => (
              // The space keeps the words apart for screen readers.
              <Fragment key={architecture}>
                {' '}
                <span className={styles.architecture}>{architecture.replace('linux/', '')}</span>
              </Fragment>
            ))}
          </td>
          {columns.map(({label, isSelfExplaining, render}) => (
            <td role="cell" key={label} data-label={isSelfExplaining ? undefined : label}>
              {render(entry)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
