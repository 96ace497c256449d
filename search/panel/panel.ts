import {translate} from '@docusaurus/Translate';

import {OPEN_ROUTE_EVENT, type OpenRouteDetail, type SearchHandle} from '../../browser/protocol';
import {createReporter} from '../client/analytics';
import {findPosition, isComposing, isListKey, moveChoice} from '../client/keys';
import type {SearchReply} from '../client/messages';
import {keepForOtherTab, keepForPage} from '../client/otherTabs';
import {addRecentResult, clearRecentResults, readRecentResults} from '../client/recentResults';
import type {SearchClient} from '../client/searchClient';
import {MAX_QUERY_LENGTH} from '../core/settings';
import {analyticsEndpoint, configuration} from './configuration';
import {createHelp} from './help';
import {createRecentHeader, toRecentItem, toRecentResult} from './recent';
import {createResults, RESULTS_ID, type ListedResult} from './results';
import {createStart} from './start';
import {createStatus, type SearchState} from './status';

const STALL_THRESHOLD = 300;

/** Replaces the magnifying glass while the reader waits. */
const SPINNER = 'M10 2.5a7.5 7.5 0 1 1-7.5 7.5';

const FIELD_ATTRIBUTES = [
  ['aria-autocomplete', 'list'],
  ['aria-controls', RESULTS_ID],
  ['autocomplete', 'off'],
  ['autocorrect', 'off'],
  ['maxlength', String(MAX_QUERY_LENGTH)],
  ['spellcheck', 'false'],
] as const;

const report = analyticsEndpoint === null ? undefined : createReporter(analyticsEndpoint);

/** Fills the dialog that the loader has opened, and continues with what was typed there. */
export function mountPanel(handle: SearchHandle, client: SearchClient): void {
  const {dialog} = handle;
  const form = dialog?.querySelector('form');
  const field = form?.querySelector('input');
  if (!dialog || !form || !field) return;
  const icon = form.querySelector('path');
  const glass = icon?.getAttribute('d') ?? '';

  let state: SearchState = 'idle';
  /** Empty if the field is blank. */
  let wanted = '';
  let answer: {query: string; reply: SearchReply} | undefined;
  let items: ListedResult[] = [];
  /** Place of the active result. What the reader chooses before the answer has arrived applies to the answer. */
  let choice = 0;
  /** To open the active result as soon as the query is answered. */
  let submission: {inNewTab: boolean} | undefined;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let endView: (() => void) | undefined;
  let hasIndex = false;

  const isLoading = (): boolean => state === 'loading' || state === 'stalled';
  const isIdle = (): boolean => state === 'idle';
  const getTerms = (): readonly string[] => (isIdle() ? [] : (answer?.reply.terms ?? []));

  /** The browser opens the result elsewhere, or, unless `isCertain`, may do so. */
  const leave = (item: ListedResult, isCertain: boolean): void => {
    const result = toRecentResult(item);
    if (isCertain) addRecentResult(result);
    keepForOtherTab(result, getTerms());
  };

  /** In the page, or, if React has not started, by the browser after `onLoad`. */
  const follow = (detail: OpenRouteDetail, onLoad?: () => void): void => {
    dialog.close();
    if (!document.dispatchEvent(new CustomEvent(OPEN_ROUTE_EVENT, {detail, cancelable: true}))) return;
    onLoad?.();
    location.assign(detail.route);
  };

  const open = (item: ListedResult, inNewTab: boolean): void => {
    if (inNewTab) {
      leave(item, true);
      // By the modifier keys, the browser decides on a tab or a window, as with links.
      window.open(item.route, '_blank', 'noopener');
      return;
    }
    const result = toRecentResult(item);
    const terms = getTerms();
    addRecentResult(result);
    follow({route: item.route, terms}, () => void keepForPage(result, terms));
  };

  const recentLabel = translate({id: 'localSearch.recent.title', message: 'Recently opened'});
  const resultsLabel = translate({id: 'localSearch.results.label', message: 'Results'});
  const status = createStatus();
  const help = createHelp();
  const recentHeader = createRecentHeader(recentLabel, () => {
    clearRecentResults();
    items = [];
    render();
    field.focus();
  });
  const start = createStart(configuration.baseUrl, (route) => follow({route}));
  const results = createResults({
    onActivate(index) {
      // Not for results of an earlier query.
      if (isLoading() || findPosition(choice, items.length) === index) return;
      choice = index;
      render();
    },
    onOpen: (item) => open(item, false),
    onLeave: leave,
  });
  const body = document.createElement('div');
  body.className = 'search-body';
  body.append(recentHeader, results.element, ...(start ? [start] : []));

  /** Starts the page's scripts after the frame that shows the results, which they would delay. */
  const release = (): void => {
    requestAnimationFrame(() => setTimeout(handle.release));
  };

  const render = (): void => {
    const activeIndex = findPosition(choice, items.length);
    const hasItems = items.length > 0;
    const isBusy = state === 'stalled';
    dialog.setAttribute('data-state', state);
    icon?.setAttribute('d', isBusy ? SPINNER : glass);
    field.setAttribute('aria-busy', String(isBusy));
    field.setAttribute('aria-expanded', String(hasItems));
    recentHeader.hidden = !isIdle() || !hasItems;
    if (start) start.hidden = isLoading() || (!isIdle() && hasItems);
    results.update(items, activeIndex, isIdle() ? recentLabel : resultsLabel);
    const active = results.element.children[activeIndex];
    if (active) field.setAttribute('aria-activedescendant', active.id);
    else field.removeAttribute('aria-activedescendant');
    status.update(state, answer?.query ?? '', answer?.reply);
    help.update(hasItems);
    if (hasIndex && !isLoading()) release();
  };

  /** It may come again with passages. */
  const show = (query: string, reply: SearchReply): void => {
    clearTimeout(stallTimer);
    const isFirst = isLoading();
    answer = {query, reply};
    items = reply.results;
    state = 'open';
    render();
    if (!isFirst) return;
    endView?.();
    endView = report?.({query, results: items.length});
    const item = items[findPosition(choice, items.length)];
    if (item && submission) open(item, submission.inNewTab);
    submission = undefined;
  };

  const ask = (): void => {
    const query = field.value.trim() ? field.value : '';
    if (query === wanted) return;
    wanted = query;
    choice = 0;
    submission = undefined;
    clearTimeout(stallTimer);
    endView?.();
    if (query === '') {
      client.cancel();
      state = 'idle';
      items = readRecentResults().map(toRecentItem);
    } else {
      if (isIdle()) items = answer?.reply.results ?? [];
      state = 'loading';
      stallTimer = setTimeout(() => {
        state = 'stalled';
        render();
      }, STALL_THRESHOLD);
      client.search(query, (reply) => show(query, reply));
    }
    // A failed search has been answered already.
    if (isLoading() || isIdle()) render();
  };

  /** Waits for the answer if the results still belong to an earlier query. */
  const submit = (inNewTab: boolean): void => {
    const item = items[findPosition(choice, items.length)];
    if (isLoading()) {
      submission = {inNewTab};
      // If the worker breaks, the next panel continues from here, without the selection: then it only answers.
      handle.keys = inNewTab || choice !== 0 ? [] : ['Enter'];
    } else if (item) open(item, inNewTab);
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event) || !isListKey(event)) return;
    const {key} = event;
    if (key === 'Enter') {
      event.preventDefault();
      submit(event.ctrlKey || event.metaKey || event.shiftKey);
      return;
    }
    if (items.length === 0 && !isLoading()) return;
    event.preventDefault();
    choice = moveChoice(choice, key) ?? choice;
    render();
  };

  field.addEventListener('input', ask);
  field.addEventListener('keydown', handleKey);
  form.addEventListener('submit', () => submit(false));
  dialog.addEventListener('close', () => {
    clearTimeout(stallTimer);
    endView?.();
    // The event comes later than the closing: the reader may have opened the search again, and be waiting for an answer.
    if (handle.dialog === dialog) client.cancel();
  });
  for (const [name, value] of FIELD_ATTRIBUTES) field.setAttribute(name, value);
  field.setAttribute('aria-label', field.placeholder);
  field.value = field.value.slice(0, MAX_QUERY_LENGTH);
  dialog.append(status.element, body, help.element);

  const {keys} = handle;
  void client.settled.then(() => {
    hasIndex = true;
    if (!isLoading()) release();
  });
  // Before the first query, which would get a failure from an earlier opening.
  client.load();
  items = readRecentResults().map(toRecentItem);
  ask();
  for (const key of keys) choice = moveChoice(choice, key) ?? choice;
  handle.keys = [];
  render();
  if (keys.includes('Enter')) submit(false);
}
