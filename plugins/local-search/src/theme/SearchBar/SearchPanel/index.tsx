import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

import {createReporter} from '../../../client/analytics';
import {requestHighlight} from '../../../client/panelStore';
import {
  addRecentResult,
  clearRecentResults,
  readRecentResults,
  type RecentResult,
} from '../../../client/recentResults';
import type {SearchClient} from '../../../client/searchClient';
import {useSearch} from '../../../client/useSearch';
import {MAX_QUERY_LENGTH} from '../../../core/query';
import SearchField from './SearchField';
import SearchHelp from './SearchHelp';
import SearchResults, {type ListedResult} from './SearchResults';
import SearchStatus from './SearchStatus';
import styles from './styles.module.css';
import {useModal} from './useModal';

type Props = {
  client: SearchClient;
  /** Path that takes reports, or null for none. */
  analyticsEndpoint: string | null;
  /** What the field holds at first. */
  initialQuery: string;
  onClose: () => void;
};

function createRecentItem({route, title, path}: RecentResult): ListedResult {
  return {route, path, title: [{text: title, marked: false}], passage: [], type: undefined};
}

/** The search itself: a modal with a field and the results below it. */
export default function SearchPanel({client, analyticsEndpoint, initialQuery, onClose}: Props): ReactNode {
  const [query, setQuery] = useState(initialQuery.slice(0, MAX_QUERY_LENGTH));
  const [recent, setRecent] = useState(readRecentResults);
  const [active, setActive] = useState({query: '', index: 0});
  const search = useSearch(client, query);
  const [reporter] = useState(() => createReporter(analyticsEndpoint, navigator));
  const history = useHistory();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const dialogRef = useModal(onClose, inputRef);

  const {state, reply, answered} = search;
  const items = useMemo<ListedResult[]>(
    () => (state === 'idle' ? recent.map(createRecentItem) : (reply?.results ?? [])),
    [state, recent, reply],
  );
  // The first result is active by default, and again after each answer to another query.
  const activeIndex = active.query === answered ? Math.min(active.index, items.length - 1) : 0;
  const setActiveIndex = (index: number) => setActive({query: answered, index});

  useEffect(() => {
    if (state === 'open') reporter.report({query: answered, results: reply?.results.length ?? 0});
    // Passages that arrive later are no new view.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [state, answered]);

  function rememberResult({route, title, path}: ListedResult): void {
    addRecentResult({route, path, title: title.map(({text}) => text).join('')});
  }

  function handleOpen(item: ListedResult, inNewTab: boolean): void {
    rememberResult(item);
    if (inNewTab) {
      window.open(item.route, '_blank', 'noopener');
      return;
    }
    requestHighlight({route: item.route, terms: state === 'idle' ? [] : (reply?.terms ?? [])});
    onClose();
    history.push(item.route);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const last = items.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowDown: activeIndex >= last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? last : activeIndex - 1,
      Home: 0,
      End: last,
    };
    const target = event.shiftKey || event.altKey ? undefined : targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActiveIndex(target);
      return;
    }
    const item = items[activeIndex];
    if (event.key === 'Enter' && item && (state === 'open' || state === 'idle')) {
      event.preventDefault();
      handleOpen(item, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <dialog
      ref={dialogRef}
      className={styles.panel}
      data-search-panel=""
      data-state={state}
      aria-label={translate({
        id: 'localSearch.panel.label',
        message: 'Search',
        description: 'Name of the search panel for screen readers',
      })}
    >
      <SearchField
        inputRef={inputRef}
        query={query}
        onQuery={setQuery}
        onKeyDown={handleKey}
        onSubmit={() => {
          const item = items[activeIndex];
          if (item) handleOpen(item, false);
        }}
        onCancel={onClose}
        listId={listId}
        activeId={items.length > 0 ? `${listId}-${activeIndex}` : undefined}
        isBusy={state === 'stalled'}
      />
      <SearchStatus search={search} />
      <SearchResults
        items={items}
        isRecent={state === 'idle'}
        listId={listId}
        activeIndex={activeIndex}
        onActivate={setActiveIndex}
        onOpen={handleOpen}
        onRemember={rememberResult}
        onClearRecent={() => {
          clearRecentResults();
          setRecent([]);
          inputRef.current?.focus();
        }}
      />
      <SearchHelp />
    </dialog>
  );
}
