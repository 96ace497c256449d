import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import {createReporter} from '../../../client/analytics';
import {isComposing} from '../../../client/keys';
import {changeInitialQuery, setOpenedResult} from '../../../client/panelStore';
import {
  addRecentResult,
  clearRecentResults,
  readRecentResults,
  type RecentResult,
} from '../../../client/recentResults';
import type {SearchClient} from '../../../client/searchClient';
import {showOpenedResult} from '../../../client/showOpenedResult';
import {useSearch} from '../../../client/useSearch';
import {MAX_QUERY_LENGTH} from '../../../core/query';
import barStyles from '../styles.module.css';
import {useModal} from '../useModal';
import SearchField from './SearchField';
import SearchHelp from './SearchHelp';
import SearchResults, {type ListedResult} from './SearchResults';
import SearchStatus from './SearchStatus';
import styles from './styles.module.css';

type Props = {
  client: SearchClient;
  /** Path that takes reports, or null for none. */
  analyticsEndpoint: string | null;
  /** What the field holds at first. */
  initialQuery: string;
  /** Whether the first result of that is to be opened. */
  isSubmitted: boolean;
  onClose: () => void;
};

function createRecentItem({route, title, path}: RecentResult): ListedResult {
  return {route, path, title: [{text: title, marked: false}], passage: [], type: undefined};
}

/** The first result is to be opened as soon as the query in the field is answered. */
type Submission = {inNewTab: boolean};

/** The search itself: a modal with a field and the results below it. */
export default function SearchPanel(props: Props): ReactNode {
  const {client, analyticsEndpoint, initialQuery, isSubmitted, onClose} = props;
  const [query, setQuery] = useState(initialQuery.slice(0, MAX_QUERY_LENGTH));
  const submission = useRef<Submission>(isSubmitted ? {inNewTab: false} : undefined);
  const [recent, setRecent] = useState(readRecentResults);
  const [active, setActive] = useState({query: '', index: 0});
  const search = useSearch(client, query);
  const [reporter] = useState(() => createReporter(analyticsEndpoint, window));
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

  const showAnswer = useEffectEvent(() => reporter.show({query: answered, results: items.length}));
  // Passages that arrive later are no new view.
  useEffect(() => (state === 'open' ? showAnswer() : undefined), [state, answered]);

  function rememberResult({route, title, path}: ListedResult): void {
    addRecentResult({route, path, title: title.map(({text}) => text).join('')});
  }

  function handleOpen(item: ListedResult, inNewTab: boolean): void {
    rememberResult(item);
    if (inNewTab) {
      window.open(item.route, '_blank', 'noopener');
      return;
    }
    const terms = state === 'idle' ? [] : (reply?.terms ?? []);
    setOpenedResult({route: item.route, show: (hash) => showOpenedResult(hash, terms)});
    onClose();
    history.push(item.route);
  }

  function handleQuery(next: string): void {
    setQuery(next);
    submission.current = undefined;
    // If the worker breaks, the next panel goes on from here.
    changeInitialQuery(next);
  }

  /** Opens the active result. While the results are those of an older query, that waits for the answer. */
  function handleSubmit(inNewTab: boolean): void {
    const item = items[activeIndex];
    if (state === 'loading' || state === 'stalled') {
      submission.current = {inNewTab};
      changeInitialQuery(query, !inNewTab);
    } else if (item) handleOpen(item, inNewTab);
  }

  const openSubmitted = useEffectEvent(() => {
    const [first] = items;
    const submitted = submission.current;
    submission.current = undefined;
    if (first && submitted) handleOpen(first, submitted.inNewTab);
  });
  useEffect(() => {
    if (state === 'open') openSubmitted();
  }, [state, answered]);

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      handleSubmit(event.ctrlKey || event.metaKey);
      return;
    }
    if (items.length === 0 || event.shiftKey || event.altKey) return;
    const last = items.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowDown: activeIndex >= last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? last : activeIndex - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setActiveIndex(target);
  }

  return (
    <dialog
      ref={dialogRef}
      className={clsx(barStyles.modal, styles.panel)}
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
        onQuery={handleQuery}
        onKeyDown={handleKey}
        onSubmit={() => handleSubmit(false)}
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
