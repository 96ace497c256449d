import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
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
import {applyKeys, findPosition, moveChoice} from '../../../client/applyKeys';
import {isComposing} from '../../../client/keys';
import {keepForOtherTab} from '../../../client/otherTabs';
import {changeStart, setOpenedResult} from '../../../client/panelStore';
import {
  addRecentResult,
  clearRecentResults,
  readRecentResults,
  type RecentResult,
} from '../../../client/recentResults';
import type {SearchClient} from '../../../client/searchClient';
import {showOpenedResult} from '../../../client/showOpenedResult';
import {useReaderVersions} from '../../../client/useReaderVersions';
import {useSearch} from '../../../client/useSearch';
import {MAX_QUERY_LENGTH} from '../../../core/settings';
import barStyles from '../styles.module.css';
import {useModal} from '../useModal';
import SearchField from './SearchField';
import SearchHelp from './SearchHelp';
import SearchResults, {type ListedResult} from './SearchResults';
import SearchStart from './SearchStart';
import SearchStatus from './SearchStatus';
import styles from './styles.module.css';

interface Props {
  client: SearchClient;
  /** Path that receives reports, or null. */
  analyticsEndpoint: string | null;
  /** Initial content of the field. */
  initialQuery: string;
  /** Keys pressed after that, see `applyKeys`. */
  keys: readonly string[];
  onClose: () => void;
}

function createRecentItem({route, title, path}: RecentResult): ListedResult {
  return {route, path, title: [{text: title, marked: false}], passage: [], type: undefined};
}

function createRecentResult({route, title, path}: ListedResult): RecentResult {
  return {route, path, title: title.map(({text}) => text).join('')};
}

/** A request to open the active result as soon as the query in the field is answered. */
interface Submission {
  inNewTab: boolean;
}

/** The search itself: a modal with a field and the results below it. */
export default function SearchPanel(props: Props): ReactNode {
  const {client, analyticsEndpoint, initialQuery, keys, onClose} = props;
  const [start] = useState(() => applyKeys(initialQuery, keys));
  const [query, setQuery] = useState(start.query.slice(0, MAX_QUERY_LENGTH));
  const submission = useRef<Submission>(start.isSubmitted ? {inNewTab: false} : undefined);
  const [recent, setRecent] = useState(readRecentResults);
  const [active, setActive] = useState({query, choice: start.choice});
  const search = useSearch(client, query, useReaderVersions());
  const [reporter] = useState(() => createReporter(analyticsEndpoint, window));
  const history = useHistory();
  const menu = useNavbarMobileSidebar();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const dialogRef = useModal(onClose, inputRef);

  const {state, reply, answered} = search;
  const items = useMemo<ListedResult[]>(
    () => (state === 'idle' ? recent.map(createRecentItem) : (reply?.results ?? [])),
    [state, recent, reply],
  );
  const isLoading = state === 'loading' || state === 'stalled';
  // By default, and again for each new query, the first result is active. If the reader moves the selection before the
  // answer has arrived, it applies to the answer.
  const choice = active.query === query ? active.choice : 0;
  const activeIndex = findPosition(choice, items.length);

  const showAnswer = useEffectEvent(() => reporter.show({query: answered, results: items.length}));
  // Passages that arrive later do not count as a new view.
  useEffect(() => (state === 'open' ? showAnswer() : undefined), [state, answered]);

  const terms = state === 'idle' ? [] : (reply?.terms ?? []);

  /** Handles that the browser opens the result in another tab or window, or may do so. */
  function handleLeave(item: ListedResult, isCertain: boolean): void {
    const result = createRecentResult(item);
    if (isCertain) addRecentResult(result);
    keepForOtherTab(result, terms);
  }

  function follow(route: string): void {
    // Close the mobile menu if it is open under the panel, because nothing behind it can take the focus.
    if (menu.shown) menu.toggle();
    onClose();
    history.push(route);
  }

  function handleOpen(item: ListedResult, inNewTab: boolean): void {
    if (inNewTab) {
      handleLeave(item, true);
      // As with links, the browser decides by the modifier keys whether to open a background tab, a foreground tab or a
      // window.
      window.open(item.route, '_blank', 'noopener');
      return;
    }
    addRecentResult(createRecentResult(item));
    setOpenedResult({route: item.route, show: (hash) => showOpenedResult(hash, terms)});
    follow(item.route);
  }

  function handleQuery(next: string): void {
    setQuery(next);
    submission.current = undefined;
    // If the worker breaks, the next panel continues from here.
    changeStart(next, []);
  }

  /** Opens the active result, or waits for the answer if the results still belong to an earlier query. */
  function handleSubmit(inNewTab: boolean): void {
    const item = items[activeIndex];
    if (isLoading) {
      submission.current = {inNewTab};
      // A new panel would not know the selection, so in that case it only shows the answer.
      changeStart(query, inNewTab || choice !== 0 ? [] : ['Enter']);
    } else if (item) handleOpen(item, inNewTab);
  }

  const openSubmitted = useEffectEvent(() => {
    const item = items[activeIndex];
    const submitted = submission.current;
    submission.current = undefined;
    if (item && submitted) handleOpen(item, submitted.inNewTab);
  });
  useEffect(() => {
    if (state === 'open') openSubmitted();
  }, [state, answered]);

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      handleSubmit(event.ctrlKey || event.metaKey || event.shiftKey);
      return;
    }
    if ((items.length === 0 && !isLoading) || event.shiftKey || event.altKey) return;
    const moved = moveChoice(choice, event.key);
    if (moved === undefined) return;
    event.preventDefault();
    setActive({query, choice: moved});
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
      <div className={styles.body}>
        <SearchResults
          items={items}
          isRecent={state === 'idle'}
          listId={listId}
          activeIndex={activeIndex}
          // Not for results of an earlier query.
          onActivate={(index) => !isLoading && setActive({query, choice: index})}
          onOpen={(item) => handleOpen(item, false)}
          onLeave={handleLeave}
          onClearRecent={() => {
            clearRecentResults();
            setRecent([]);
            inputRef.current?.focus();
          }}
        />
        {!isLoading && (state === 'idle' || items.length === 0) && <SearchStart onFollow={follow} />}
      </div>
      <SearchHelp hasItems={items.length > 0} />
    </dialog>
  );
}
