import type {SearchHandle} from '../../browser/protocol';

/** Shared by the loader; undefined on a page without it. */
export function getSearchHandle(): SearchHandle | undefined {
  return (window as Window & {localSearch?: SearchHandle}).localSearch;
}

/** Undefined if the search is not open. */
export function getOpenField(): HTMLInputElement | null | undefined {
  const dialog = getSearchHandle()?.dialog;
  return dialog?.open ? dialog.querySelector('input') : undefined;
}
