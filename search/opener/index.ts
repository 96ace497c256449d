import {create} from '../../browser/create';
import {
  MODAL,
  OPEN_SEARCH_EVENT,
  SEARCH_BUTTON,
  SEARCH_FAILED_EVENT,
  SEARCH_META,
  SEARCH_PANEL,
  type OpenSearchDetail,
  type SearchHandle,
} from '../../browser/protocol';
import {isComposing, isListKey, isSearchShortcut} from '../client/keys';
import {showModal} from '../client/modal';
import {findControl} from '../../framework/loader/client/page';
import {loadTwice, readUrls} from '../../framework/loader/client/scripts';

/** Milliseconds before the panel's script is requested again. */
const RETRY_DELAY = 500;

type Labels = [dialog: string, submit: string, clear: string, cancel: string];

let isLoading = false;
let isFirst = false;
let startScripts: (() => void) | undefined;

/** What this script, the panel's and the search button share. */
const searchHandle: SearchHandle = {
  urls: ['', '', ''],
  keys: [],
  release() {
    isFirst = false;
    startScripts?.();
    startScripts = undefined;
  },
  fail(reason) {
    searchHandle.error = reason;
    searchHandle.release();
    document.dispatchEvent(new Event(SEARCH_FAILED_EVENT));
  },
};
(window as Window & {localSearch?: SearchHandle}).localSearch = searchHandle;

function startCode([worker, panel]: SearchHandle['urls']): void {
  try {
    searchHandle.worker ??= new Worker(worker);
    searchHandle.worker.onerror = () => (searchHandle.worker = undefined);
  } catch {
    // Workers are forbidden: the panel says so.
  }
  if (isLoading) return;
  isLoading = true;
  loadTwice(panel, RETRY_DELAY, (reason) => {
    isLoading = false;
    searchHandle.fail(reason);
  });
}

/**
 * Starts to load what the search needs, unless that has been done: index, worker and panel. What has failed is tried
 * again. Once the panel has loaded, it does this.
 */
function prepareSearch(): void {
  const urls = (searchHandle.urls = readUrls(SEARCH_META) as SearchHandle['urls']);
  if (searchHandle.mount) return;
  isFirst = true;
  // On the page, because the worker could only start this a round trip later, once its script has loaded.
  searchHandle.index ??= fetch(urls[2]).catch(() => (searchHandle.index = undefined));
  // The index takes longest. The rest waits until the dialog is open, because it would delay that.
  queueMicrotask(() => startCode(urls));
}

/** Keeps keys for the list of results from the page, and records them until the panel handles them. */
function handleKey(event: KeyboardEvent): void {
  if (searchHandle.mount || isComposing(event) || !isListKey(event)) return;
  event.preventDefault();
  // Only the panel can open another tab or window: later, without a key press, the browser would block it.
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) searchHandle.keys.push(event.key);
}

/**
 * Opens the search, unless a dialog of it is open: a dialog with a field, which needs no other script. The panel fills
 * it and completes the field once its script has loaded.
 */
function open({query = '', keys = []}: OpenSearchDetail): void {
  const button = document.querySelector<HTMLElement>(SEARCH_BUTTON);
  if (!button || document.querySelector(`[${MODAL}][open]`)) return;
  const [name, submit, clear, cancel] = String(button.dataset.labels).split('|') as Labels;
  const field = create('input', {
    role: 'combobox',
    'aria-busy': 'true',
    autofocus: '',
    autocapitalize: 'none',
    enterkeyhint: 'go',
    inputmode: 'search',
    placeholder: button.ariaLabel ?? '',
  });
  const icon = button.firstElementChild?.cloneNode(true) ?? '';
  const submitButton = create('button', {title: submit, tabindex: '-1'}, icon);
  const clearButton = create('button', {type: 'button'}, clear);
  const cancelButton = create('button', {type: 'button', title: cancel});
  const form = create('form', {role: 'search'}, submitButton, field, clearButton, cancelButton);
  const dialog = create('dialog', {[SEARCH_PANEL]: '', 'aria-label': name}, form);

  // The name of a key that types something is a single character.
  field.value = query + keys.filter((key) => !key[1]).join('');
  // Changed text makes the first result active again.
  field.oninput = () => (searchHandle.keys = []);
  field.onkeydown = handleKey;
  form.onsubmit = (event) => {
    event.preventDefault();
    searchHandle.keys.push('Enter');
  };
  clearButton.onclick = () => {
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  };
  cancelButton.onclick = () => dialog.close();
  dialog.onclose = searchHandle.release;
  searchHandle.dialog = dialog;
  searchHandle.keys = keys.filter((key) => key[1]);
  searchHandle.error = undefined;
  prepareSearch();
  showModal(dialog);
  searchHandle.mount?.();
}

/** Loads the search when the reader is about to use it, and opens it: by its button, its keys or the event. */
export function watchSearch(): void {
  const handle = (event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (isComposing(event) || !isSearchShortcut(event)) return;
      event.preventDefault();
      open({});
    } else if (findControl(event.target, SEARCH_BUTTON)) {
      if (event.type === 'click') open({});
      else prepareSearch();
    }
  };
  ['pointerover', 'focusin', 'click', 'keydown'].forEach((type) => addEventListener(type, handle, true));
  document.addEventListener(OPEN_SEARCH_EVENT, (event) =>
    open((event as CustomEvent<OpenSearchDetail | null>).detail ?? {}),
  );
}

/** Calls `start` at once, or, while the search is loading, once it has loaded or failed. */
export function startAfterSearch(start: () => void): void {
  startScripts = start;
  if (!isFirst) searchHandle.release();
}

/** Closes the search if it has failed: without the panel and the scripts of the page, nothing else would. */
export function closeFailedSearch(): void {
  if (searchHandle.error) searchHandle.dialog?.close();
}
