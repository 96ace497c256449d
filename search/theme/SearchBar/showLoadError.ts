import {translate} from '@docusaurus/Translate';

import {showModal} from '../../client/modal';
import styles from './styles.module.css';

function createText(name: 'strong' | 'p', id: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.id = id;
  element.textContent = text;
  return element;
}

function createButton(className: string, text: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Shows a notice instead of the dialog if the search cannot be used. Not a component, so that React need not render. */
export function showLoadError(reason: string, onRetry: () => void): void {
  const dialog = document.createElement('dialog');
  const title = createText(
    'strong',
    'search-error-title',
    translate({
      id: 'localSearch.error.title',
      message: 'The search could not be loaded',
      description: 'Title of the notice in place of the search panel',
    }),
  );
  const text = createText('p', 'search-error-text', reason);
  dialog.className = styles.error ?? '';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', text.id);
  const retry = translate({
    id: 'localSearch.error.retry',
    message: 'Retry',
    description: 'Button that fetches the search once more',
  });
  const cancel = translate({id: 'cmfcmf/d-s-l.searchBar.detachedCancelButtonText', message: 'Cancel'});
  dialog.append(
    title,
    text,
    createButton('button button--primary', retry, () => {
      dialog.close();
      onRetry();
    }),
    createButton('button button--link', cancel, () => dialog.close()),
  );
  // A modal focuses its first button.
  showModal(dialog);
}
