import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, type ReactNode} from 'react';

import {OPEN_ROUTE_EVENT, SEARCH_FAILED_EVENT, type OpenRouteDetail} from '../../../browser/protocol';
import {getSearchHandle} from '../../client/handle';
import {setOpenedResult} from '../../client/openedResult';
import {recoverSearch, reopenSearch} from '../../client/recovery';
import {useOpenedResult} from '../../client/useOpenedResult';
import {showLoadError} from './showLoadError';
import styles from './styles.module.css';

const closeSearch = () => getSearchHandle()?.dialog?.close();
const recover = () => void recoverSearch(showLoadError);

/** Without loading the page. */
function useRoutes(): void {
  const history = useHistory();
  const menu = useNavbarMobileSidebar();
  const openRoute = useEffectEvent((event: Event) => {
    const {route, terms} = (event as CustomEvent<OpenRouteDetail>).detail;
    // Tells the panel that the browser need not load it.
    event.preventDefault();
    // Nothing behind the mobile menu, which may be open under the dialog, can take the focus.
    if (menu.shown) menu.toggle();
    if (terms) setOpenedResult({route, terms});
    history.push(route);
  });
  useEffect(() => {
    const handleEvent = (event: Event) => openRoute(event);
    document.addEventListener(OPEN_ROUTE_EVENT, handleEvent);
    return () => document.removeEventListener(OPEN_ROUTE_EVENT, handleEvent);
  }, []);
  // Back and Forward close the dialog, as links do.
  useEffect(() => history.listen(closeSearch), [history]);
}

/** Also before this page's own scripts have loaded. */
function useRecovery(): void {
  useEffect(() => {
    recover();
    reopenSearch();
    document.addEventListener(SEARCH_FAILED_EVENT, recover);
    return () => document.removeEventListener(SEARCH_FAILED_EVENT, recover);
  }, []);
}

/** The loader opens the dialog; here is what needs React or the page's own scripts. */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  useRoutes();
  useRecovery();
  useOpenedResult();

  const label = translate({
    id: 'cmfcmf/d-s-l.searchBar.placeholder',
    message: 'Search...',
    description: 'Text of the search button and placeholder of the search field',
  });
  const labels = [
    translate({
      id: 'localSearch.panel.label',
      message: 'Search',
      description: 'Name of the search panel for screen readers',
    }),
    translate({id: 'cmfcmf/d-s-l.searchBar.submitButtonTitle', message: 'Submit'}),
    translate({id: 'cmfcmf/d-s-l.searchBar.clearButtonTitle', message: 'Clear'}),
    translate({id: 'cmfcmf/d-s-l.searchBar.detachedCancelButtonText', message: 'Cancel'}),
  ];
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent);

  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K /"
      data-labels={labels.join('|')}
    >
      {/* The loader copies it into the dialog. */}
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
        <path d="m14 14 4.5 4.5M15.5 8.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z" />
      </svg>
      <span className={styles.label}>{label}</span>
      <kbd className={styles.shortcut}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
