import {hookHeadings, scannerHeadings} from '@site/markdown/catalogue/client/catalogue';
import ListFilter, {type Toggle} from '@site/markdown/ListFilter';
import {formatCount} from '@site/text/formatCount';
import type {ReactNode} from 'react';

import {countByCategory, emptyQuery, runsOnArm64, type ListEntry, type Query} from './filter';

/** Minimum length of a list with a filter: above a shorter list, the filter would be longer than the list. */
const FILTER_FROM = 6;

const kinds = [
  {kind: 'scanner', title: 'Scanners', headings: scannerHeadings},
  {kind: 'hook', title: 'Hooks', headings: hookHeadings},
] as const;

/** `24 scanners and 10 hooks`, leaving out a kind that has no entry. */
function describeAmount(shown: readonly ListEntry[]): string {
  return kinds
    .map(({kind}) => ({kind, count: shown.filter((entry) => entry.kind === kind).length}))
    .filter(({count}) => count > 0)
    .map(({kind, count}) => formatCount(count, kind))
    .join(' and ');
}

interface Props {
  /** What is filtered: `Filter scanners and hooks`. */
  legend: string;
  entries: readonly ListEntry[];
  /** Those that match the query. */
  shown: readonly ListEntry[];
  query: Query;
  setQuery: (query: Query) => void;
}

/** A field for words and buttons for categories above a list of scanners and hooks. Short lists have none. */
export default function IntegrationFilter({legend, entries, shown, query, setQuery}: Props): ReactNode {
  const counts = countByCategory(entries);
  const present = kinds.filter(({kind}) => entries.some((entry) => entry.kind === kind));
  const words = present.map(({kind}) => kind);
  const categories = present.map(({title, headings}) => ({
    // In a list of one kind, the page's title names it.
    label: present.length > 1 ? title : 'Category',
    // At most one in all rows is pressed; pressing it again releases it.
    toggles: Object.entries<readonly string[]>(headings)
      .filter(([, [category = '']]) => counts.has(category))
      .map(([name, [category = '']]): Toggle => {
        const isPressed = query.category === category;
        const onClick = () => setQuery({...query, category: isPressed ? undefined : category});
        return {name, count: counts.get(category), isPressed, onClick};
      }),
  }));
  const images = {
    label: 'Images',
    toggles: [
      {
        name: 'arm64',
        count: entries.filter(runsOnArm64).length,
        isPressed: query.isArm64,
        onClick: () => setQuery({...query, isArm64: !query.isArm64}),
      },
    ],
  };

  if (entries.length < FILTER_FROM) return null;
  return (
    <ListFilter
      legend={legend}
      label={words.includes('scanner') ? 'Find by name, use or ScanType' : 'Find by name or use'}
      text={query.text}
      setText={(text) => setQuery({...query, text})}
      // Pages of hooks do not state processors; on pages with both kinds, the button would hide all hooks.
      groups={words.join() === 'scanner' ? [...categories, images] : categories}
      outcome={shown.length === 0 ? `No ${words.join(' or ')} matches.` : `Showing ${describeAmount(shown)}.`}
      reset={shown.length < entries.length ? () => setQuery(emptyQuery) : undefined}
    />
  );
}
