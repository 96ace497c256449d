import Icon from '@site/browser/Icon';
import {hookHeadings, scannerHeadings} from '@site/markdown/catalogue/client/catalogue';
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

/** `24 scanners and 10 hooks`, leaving out a kind that has no entry. */
function describeAmount(shown: readonly ListEntry[]): string {
  return kinds
    .map(({kind}) => ({kind, count: shown.filter((entry) => entry.kind === kind).length}))
    .filter(({count}) => count > 0)
    .map(({kind, count}) => formatCount(count, kind))
    .join(' and ');
}

interface Toggle {
  name: string;
  count: number | undefined;
  isPressed: boolean;
  onClick: () => void;
}

function ToggleRow({label, toggles}: {label: string; toggles: readonly Toggle[]}): ReactNode {
  const labelId = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <span id={labelId} className="scb-muted scb-small">
        {label}
      </span>
      <div className={styles.categories}>
        {toggles.map(({name, count, isPressed, onClick}) => (
          <button key={name} type="button" aria-pressed={isPressed} onClick={onClick}>
            {name}
            <span>{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
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
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const counts = countByCategory(entries);
  const present = kinds.filter(({kind}) => entries.some((entry) => entry.kind === kind));
  const words = present.map(({kind}) => kind);

  if (entries.length < FILTER_FROM) return null;
  return (
    <fieldset className={styles.filter}>
      <legend className="scb-hidden">{legend}</legend>
      <div className={styles.find}>
        <label htmlFor={fieldId}>
          {words.includes('scanner') ? 'Find by name, use or ScanType' : 'Find by name or use'}
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
      {present.map(({kind, title, headings}) => (
        <ToggleRow
          key={kind}
          // In a list of one kind, the page's title names it.
          label={present.length > 1 ? title : 'Category'}
          // At most one in all rows is pressed; pressing it again releases it.
          toggles={Object.entries<readonly string[]>(headings)
            .filter(([, [category = '']]) => counts.has(category))
            .map(([name, [category = '']]) => {
              const isPressed = query.category === category;
              const onClick = () => setQuery({...query, category: isPressed ? undefined : category});
              return {name, count: counts.get(category), isPressed, onClick};
            })}
        />
      ))}
      {/* Pages of hooks do not state processors; on pages with both kinds, the button would hide all hooks. */}
      {words.join() === 'scanner' && (
        <ToggleRow
          label="Images"
          toggles={[
            {
              name: 'arm64',
              count: entries.filter(runsOnArm64).length,
              isPressed: query.isArm64,
              onClick: () => setQuery({...query, isArm64: !query.isArm64}),
            },
          ]}
        />
      )}
      <div className={`scb-muted ${styles.outcome}`}>
        {/* Present from the start: screen readers only announce changes in a region that already exists. */}
        <p role="status" className="margin--none">
          {shown.length === 0 ? `No ${words.join(' or ')} matches.` : `Showing ${describeAmount(shown)}.`}
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
