import type {SearchHandle} from '../../protocol';

/** What the loader shares with the other scripts; undefined on a page without the loader. */
export function getSearchHandle(): SearchHandle | undefined {
  return (window as Window & {localSearch?: SearchHandle}).localSearch;
}

/** The field of the open search; undefined if it is not open. */
export function getOpenField(): HTMLInputElement | null | undefined {
  const dialog = getSearchHandle()?.dialog;
  return dialog?.open ? dialog.querySelector('input') : undefined;
}
