import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createPortal} from 'react-dom';
import {useCallback, useEffect, useSyncExternalStore, type ReactNode} from 'react';

import {
  closedState,
  closePanel,
  getPanelState,
  openPanel,
  retryPanel,
  subscribeToPanel,
} from '../../client/panelStore';
import {recoverPanel, reopenPanel} from '../../client/recovery';
import {createSearchClient, type SearchClient} from '../../client/searchClient';
import {useOpenedResult} from '../../client/useOpenedResult';
import {useOpenSearchEvent} from '../../client/useOpenSearchEvent';
import {useShortcuts} from '../../client/useShortcuts';
import {useTypeAhead} from '../../client/useTypeAhead';
import {PLUGIN_NAME, type SearchGlobalData} from '../../core/globalData';
import LoadError from './LoadError';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';
import {usePanelModule} from './usePanelModule';

/** Shared by all pages, so that the worker and its index are kept. */
let client: SearchClient | undefined;

const createStartError = () =>
  new Error(
    translate({
      id: 'localSearch.error.start',
      message:
        'This browser cannot run the search: it is too old, it forbids workers, or a script did not arrive.',
    }),
  );

/** The search button. Panel, worker and index are only fetched when a reader is about to use them. */
export default function SearchBar(): ReactNode {
  const data = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {isOpen, initialQuery, keys, error} = useSyncExternalStore(
    subscribeToPanel,
    getPanelState,
    () => closedState,
  );
  const [SearchPanel, loadPanel] = usePanelModule();
  const isWaiting = isOpen && !SearchPanel && !error;

  const prepare = useCallback(() => {
    // In parallel with the panel, so that the index does not have to wait for it.
    client ??= createSearchClient(data, baseUrl, () => void recoverPanel(createStartError()));
    client.load();
    loadPanel();
  }, [data, baseUrl, loadPanel]);

  useEffect(() => {
    if (isOpen && !error) prepare();
  }, [isOpen, error, prepare]);
  // Back and Forward close the panel, as links do.
  useEffect(() => history.listen(closePanel), [history]);
  useEffect(reopenPanel, []);
  useOpenSearchEvent();
  useShortcuts(openPanel);
  useTypeAhead(isWaiting);
  useOpenedResult();

  const label = translate({
    id: 'cmfcmf/d-s-l.searchBar.placeholder',
    message: 'Search...',
    description: 'Text of the search button and placeholder of the search field',
  });
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={label}
        aria-busy={isWaiting}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => openPanel()}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <SearchIcon isBusy={isWaiting} />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.shortcut}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {/* Rendered outside of the navbar, because neither is part of the navigation. */}
      {isOpen &&
        error &&
        createPortal(<LoadError error={error} onRetry={retryPanel} onClose={closePanel} />, document.body)}
      {isOpen &&
        !error &&
        SearchPanel &&
        client &&
        createPortal(
          <SearchPanel
            client={client}
            analyticsEndpoint={data.analyticsEndpoint}
            initialQuery={initialQuery}
            keys={keys}
            onClose={closePanel}
          />,
          document.body,
        )}
    </>
  );
}
