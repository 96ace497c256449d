import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';

import styles from './styles.module.css';
import {useModal} from './useModal';

interface Props {
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

/** Notice shown instead of the panel if the search cannot be used. */
export default function LoadError({error, onRetry, onClose}: Props): ReactNode {
  const id = useId();
  const firstRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useModal(onClose, firstRef);
  return (
    <dialog
      ref={dialogRef}
      className={clsx(styles.modal, styles.error)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <p id={`${id}-title`} className={styles.errorTitle}>
        <Translate
          id="localSearch.error.title"
          description="Title of the notice in place of the search panel"
        >
          The search could not be loaded
        </Translate>
      </p>
      <p id={`${id}-text`} className={styles.errorText}>
        {error.message}
      </p>
      <p className={styles.errorActions}>
        <button ref={firstRef} type="button" className="button button--primary" onClick={onRetry}>
          <Translate id="localSearch.error.retry" description="Button that fetches the search once more">
            Retry
          </Translate>
        </button>
        <button type="button" className="button button--link" onClick={onClose}>
          <Translate id="cmfcmf/d-s-l.searchBar.detachedCancelButtonText">Cancel</Translate>
        </button>
      </p>
    </dialog>
  );
}
