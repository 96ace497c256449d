import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import HomeSection from '@site/src/components/HomeSection';
import Icon from '@site/src/components/Icon';
import {
  catalogue,
  hookCategoryLabels,
  scannerCategoryLabels,
  stateLabels,
} from '@site/src/components/IntegrationIndex/catalogue';
import {formatCount} from '@site/src/components/IntegrationIndex/formatCount';
import Heading from '@theme/Heading';
import {useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';

import {
  collectEntries,
  countByCategory,
  createSearch,
  emptyQuery,
  filterEntries,
  parseQuery,
  type GalleryEntry,
  type Query,
} from './filter';
import styles from './styles.module.css';

const categoryLabels: Record<string, string> = {...scannerCategoryLabels, ...hookCategoryLabels};
const entries = collectEntries(catalogue);
const counts = countByCategory(entries);
/** Fewer entries than this are seen at a glance: a filter would be more to read than what it filters. */
const FILTER_FROM = 6;

/** The two parts of the gallery; each lists the categories that have entries, in the order of their definition. */
const kinds = [
  {kind: 'scanner', title: 'Scanners', labels: scannerCategoryLabels},
  {kind: 'hook', title: 'Hooks', labels: hookCategoryLabels},
].map(({labels, ...kind}) => ({
  ...kind,
  categories: Object.keys(labels).filter((category) => counts.has(category)),
}));

/** `24 scanners and 10 hooks`, leaving out a kind that has no entry. */
function describeAmount(shown: readonly GalleryEntry[]): string {
  return kinds
    .map(({kind}) => {
      const count = shown.filter((entry) => entry.kind === kind).length;
      return count === 0 ? '' : formatCount(count, kind);
    })
    .filter(Boolean)
    .join(' and ');
}

/** Nothing to listen to: the gallery itself is all that changes the query of the address. */
const noSubscription = () => () => undefined;

/** The query. It comes from the address and goes back there, so that a filtered gallery can be passed on. */
function useQuery(): [Query, (query: Query) => void] {
  // The server knows no query string: the first render shows everything, the next one what the address asks for.
  const search = useSyncExternalStore(
    noSubscription,
    () => window.location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<Query>();

  useEffect(() => {
    if (!chosen) {
      return undefined;
    }
    // Browsers limit how often a page may change its address, and typing is fast.
    const timer = window.setTimeout(() => {
      const {pathname, search: current, hash} = window.location;
      // Not a step of its own in the history: Back should leave the page, not undo letters.
      window.history.replaceState(window.history.state, '', pathname + createSearch(current, chosen) + hash);
    }, 200);
    return () => window.clearTimeout(timer);
  }, [chosen]);

  return [chosen ?? parseQuery(search, [...counts.keys()]), setChosen];
}

type CategoryRowProps = {
  label: string;
  categories: string[];
  query: Query;
  setQuery: (query: Query) => void;
};

/** A line of buttons, one for each category. At most one of all lines is pressed; pressing it again releases it. */
function CategoryRow({label, categories, query, setQuery}: CategoryRowProps): ReactNode {
  const labelId = useId();
  return (
    categories.length > 0 && (
      <div className={styles.row} role="group" aria-labelledby={labelId}>
        <span id={labelId}>{label}</span>
        <div className={styles.categories}>
          {categories.map((category) => {
            const isPressed = query.category === category;
            return (
              <button
                key={category}
                type="button"
                aria-pressed={isPressed}
                onClick={() => setQuery({...query, category: isPressed ? undefined : category})}
              >
                {categoryLabels[category]}
                <span>{counts.get(category)}</span>
              </button>
            );
          })}
        </div>
      </div>
    )
  );
}

function Tile({entry}: {entry: GalleryEntry}): ReactNode {
  const label = categoryLabels[entry.category];
  return (
    <li className={styles.tile}>
      <Icon name={entry.category} className={styles.icon} />
      <div>
        <Heading as="h4" className={styles.name}>
          <Link to={entry.permalink}>{entry.title}</Link>
          {entry.state !== 'released' && <span className={styles.state}>{stateLabels[entry.state]}</span>}
        </Heading>
        <p className={styles.useCase}>{entry.useCase}</p>
        <p className={styles.category}>
          {label}
          {entry.state === 'deprecated' && entry.replacement && (
            <>
              {', use '}
              <Link to={entry.replacement.permalink}>{entry.replacement.title}</Link>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** All scanners and hooks of the documentation, with a filter by category and by words. */
export default function IntegrationGallery(): ReactNode {
  const [query, setQuery] = useQuery();
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const shown = filterEntries(entries, query);
  const isFiltered = shown.length < entries.length;

  return (
    <HomeSection
      id="integrations"
      title="Scanners and hooks"
      background="tinted"
      intro={
        <p>
          Install what you need where you need it, each from a Helm chart of its own. A tool that is missing
          joins as an image and a chart.
        </p>
      }
    >
      {entries.length >= FILTER_FROM && (
        // Without JavaScript the fields can do nothing, and all entries are there.
        <fieldset className={styles.filter} disabled={!isBrowser}>
          <legend className={styles.hidden}>Filter scanners and hooks</legend>
          <div className={styles.find}>
            <label htmlFor={fieldId}>Find by name, use or ScanType</label>
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
          {kinds.map(({title, categories}) => (
            <CategoryRow
              key={title}
              label={title}
              categories={categories}
              query={query}
              setQuery={setQuery}
            />
          ))}
          <div className={styles.outcome}>
            {/* Present from the start: screen readers announce changes only of a region they know. */}
            <p role="status">
              {shown.length === 0 ? 'No scanner or hook matches.' : `Showing ${describeAmount(shown)}.`}
            </p>
            {isFiltered && (
              <button
                type="button"
                onClick={() => {
                  setQuery(emptyQuery);
                  // The button is about to vanish and would take the focus with it.
                  field.current?.focus();
                }}
              >
                Show all
              </button>
            )}
          </div>
        </fieldset>
      )}

      {kinds.map(({kind, title}) => {
        const ofKind = shown.filter((entry) => entry.kind === kind);
        return (
          ofKind.length > 0 && (
            <div key={kind} className={styles.group}>
              <Heading as="h3" className={styles.kind}>
                {title}
              </Heading>
              <ul className={styles.tiles}>
                {ofKind.map((entry) => (
                  <Tile key={entry.permalink} entry={entry} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      <p className={styles.more}>
        <Link to="/docs/scanners">All scanners with their versions and architectures</Link>
      </p>
    </HomeSection>
  );
}
