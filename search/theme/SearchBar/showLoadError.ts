import {translate} from '@docusaurus/Translate';

import {create} from '../../../browser/create';
import {showModal} from '../../client/modal';
import styles from './styles.module.css';

/** Not a component, so that React need not render. */
export function showLoadError(reason: string, onRetry: () => void): void {
  const title = translate({
    id: 'localSearch.error.title',
    message: 'The search could not be loaded',
    description: 'Title of the notice in place of the search panel',
  });
  const retry = translate({
    id: 'localSearch.error.retry',
    message: 'Retry',
    description: 'Button that fetches the search once more',
  });
  const cancel = translate({id: 'cmfcmf/d-s-l.searchBar.detachedCancelButtonText', message: 'Cancel'});
  const retryButton = create('button', {type: 'button', class: 'button button--primary'}, retry);
  const cancelButton = create('button', {type: 'button', class: 'button button--link'}, cancel);
  const dialog = create(
    'dialog',
    {
      class: styles.error ?? '',
      role: 'alertdialog',
      'aria-labelledby': 'search-error-title',
      'aria-describedby': 'search-error-text',
    },
    create('strong', {id: 'search-error-title'}, title),
    create('p', {id: 'search-error-text'}, reason),
    retryButton,
    cancelButton,
  );
  retryButton.onclick = () => {
    dialog.close();
    onRetry();
  };
  cancelButton.onclick = () => dialog.close();
  // A modal focuses its first button.
  showModal(dialog);
}
