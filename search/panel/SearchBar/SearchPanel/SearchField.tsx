import {translate} from '@docusaurus/Translate';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';

import {MAX_QUERY_LENGTH} from '../../../core/settings';
import SearchIcon from '../SearchIcon';
import styles from './SearchField.module.css';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
  onCancel: () => void;
  /** Id of the list of results. */
  listId: string;
  /** Id of the active result; undefined if there is none. */
  activeId: string | undefined;
  /** Whether the reader has been waiting for a while. */
  isBusy: boolean;
}

/** The search field with its buttons. */
export default function SearchField(props: Props): ReactNode {
  const {inputRef, query, onQuery, onKeyDown, onSubmit, onCancel, listId, activeId, isBusy} = props;
  const submit = translate({id: 'cmfcmf/d-s-l.searchBar.submitButtonTitle', message: 'Submit'});
  const clear = translate({id: 'cmfcmf/d-s-l.searchBar.clearButtonTitle', message: 'Clear'});
  const cancel = translate({id: 'cmfcmf/d-s-l.searchBar.detachedCancelButtonText', message: 'Cancel'});
  const placeholder = translate({id: 'cmfcmf/d-s-l.searchBar.placeholder', message: 'Search...'});

  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <button type="submit" className={styles.submit} aria-label={submit} title={submit} tabIndex={-1}>
        <SearchIcon isBusy={isBusy} />
      </button>
      <input
        ref={inputRef}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={placeholder}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-busy={isBusy}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        inputMode="search"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value.slice(0, MAX_QUERY_LENGTH))}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          onClick={() => {
            onQuery('');
            inputRef.current?.focus();
          }}
        >
          {clear}
        </button>
      )}
      <button type="button" className={styles.cancel} aria-label={cancel} title={cancel} onClick={onCancel} />
    </form>
  );
}
