import Icon from '@site/src/components/Icon';
import {
  hookHeadings,
  scannerHeadings,
  type IntegrationKind,
} from '@site/src/components/IntegrationIndex/catalogue';
import {formatCount} from '@site/text/formatCount';
import {useId, useRef, type ReactNode} from 'react';

import {countByCategory, emptyQuery, runsOnArm64, type ListEntry, type Query} from './filter';
import styles from './styles.module.css';

/** Minimum length of a list with a filter: above a shorter list, the filter would be longer than the list. */
const FILTER_FROM = 6;

const kinds = [
  {kind: 'scanner', title: 'Scanners', headings: scannerHeadings},
  {kind: 'hook', title: 'Hooks', headings: hookHeadings},
] as const;

interface Props {
  /** What is filtered: `Filter scanners and hooks`. */
  legend: string;
  /** All entries of the list. */
  entries: readonly ListEntry[];
  /** Those that match the query. */
  shown: readonly ListEntry[];
  query: Query;
  setQuery: (query: Query) => void;
}

/** `24 scanners and 10 hooks`, leaving out a kind that has no entry. */
function describeAmount(shown: readonly ListEntry[]): string {
  return kinds
    .map(({kind}) => {
      const count = shown.filter((entry) => entry.kind === kind).length;
      return count === 0 ? '' : formatCount(count, kind);
    })
    .filter(Boolean)
    .join(' and ');
}

/** The kinds that a list has. */
function collectKinds(entries: readonly ListEntry[]): IntegrationKind[] {
  return kinds.map(({kind}) => kind).filter((kind) => entries.some((entry) => entry.kind === kind));
}

interface CategoryRowProps {
  label: string;
  /** Headings of the list with their categories, in the order in which they are shown. */
  headings: Readonly<Record<string, readonly string[]>>;
  counts: ReadonlyMap<string, number>;
  query: Query;
  setQuery: (query: Query) => void;
}

/** A row of toggle buttons, one per heading. At most one in all rows is pressed; pressing it again releases it. */
function CategoryRow({label, headings, counts, query, setQuery}: CategoryRowProps): ReactNode {
  const labelId = useId();
  const buttons = Object.entries(headings).filter(([, [category = '']]) => counts.has(category));
  return (
    buttons.length > 0 && (
      <div className={styles.row} role="group" aria-labelledby={labelId}>
        <span id={labelId} className="scb-muted scb-small">
          {label}
        </span>
        <div className={styles.categories}>
          {buttons.map(([name, [category = '']]) => {
            const isPressed = query.category === category;
            return (
              <button
                key={category}
                type="button"
                aria-pressed={isPressed}
                onClick={() => setQuery({...query, category: isPressed ? undefined : category})}
              >
                {name}
                <span>{counts.get(category)}</span>
              </button>
            );
          })}
        </div>
      </div>
    )
  );
}

/** A toggle button for scanners with images for arm64. */
function ProcessorRow({entries, query, setQuery}: Pick<Props, 'entries' | 'query' | 'setQuery'>): ReactNode {
  const labelId = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <span id={labelId} className="scb-muted scb-small">
        Images
      </span>
      <div className={styles.categories}>
        <button
          type="button"
          aria-pressed={query.isArm64}
          onClick={() => setQuery({...query, isArm64: !query.isArm64})}
        >
          arm64
          <span>{entries.filter(runsOnArm64).length}</span>
        </button>
      </div>
    </div>
  );
}

/** A field for words and buttons for categories above a list of scanners and hooks. Short lists have none. */
export default function IntegrationFilter({legend, entries, shown, query, setQuery}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const counts = countByCategory(entries);
  const present = collectKinds(entries);
  // Pages of hooks do not state processors; on pages with both kinds, the button would hide all hooks.
  const hasProcessors = present.join() === 'scanner';
  if (entries.length < FILTER_FROM) {
    return null;
  }
  return (
    <fieldset className={styles.filter}>
      <legend className="scb-hidden">{legend}</legend>
      <div className={styles.find}>
        <label htmlFor={fieldId}>
          {present.includes('scanner') ? 'Find by name, use or ScanType' : 'Find by name or use'}
        </label>
        <span className={styles.field}>
          <Icon name="search" />
          <input
            id={fieldId}
            ref={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={query.text}
            onChange={(event) => setQuery({...query, text: event.target.value})}
          />
        </span>
      </div>
      {kinds.map(({kind, title, headings}) => (
        <CategoryRow
          key={kind}
          // In a list of one kind, the page's title names it.
          label={present.length > 1 ? title : 'Category'}
          headings={headings}
          counts={counts}
          query={query}
          setQuery={setQuery}
        />
      ))}
      {hasProcessors && <ProcessorRow entries={entries} query={query} setQuery={setQuery} />}
      <div className={`scb-muted ${styles.outcome}`}>
        {/* Present from the start: screen readers only announce changes in a region that already exists. */}
        <p role="status">
          {shown.length === 0 ? `No ${present.join(' or ')} matches.` : `Showing ${describeAmount(shown)}.`}
        </p>
        {shown.length < entries.length && (
          <button
            type="button"
            className="clean-btn scb-link"
            onClick={() => {
              setQuery(emptyQuery);
              // The button disappears and would take the focus with it.
              field.current?.focus();
            }}
          >
            Show all
          </button>
        )}
      </div>
    </fieldset>
  );
}
