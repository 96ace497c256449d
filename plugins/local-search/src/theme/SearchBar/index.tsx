import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createPortal} from 'react-dom';
import {useCallback, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';

import {closedState, closePanel, getPanelState, openPanel, subscribeToPanel} from '../../client/panelStore';
import {createSearchClient, type SearchClient} from '../../client/searchClient';
import {useHighlight} from '../../client/useHighlight';
import {useShortcuts} from '../../client/useShortcuts';
import {PLUGIN_NAME, type SearchGlobalData} from '../../core/globalData';
import type SearchPanel from './SearchPanel';
import styles from './styles.module.css';

type PanelModule = {default: typeof SearchPanel};

/** One for all pages: it keeps the worker and its index. */
let client: SearchClient | undefined;

/** The button of the search. Panel, worker and index are only fetched when a reader is about to use them. */
export default function SearchBar(): ReactNode {
  const data = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const {isOpen, initialQuery} = useSyncExternalStore(subscribeToPanel, getPanelState, () => closedState);
  const [panel, setPanel] = useState<PanelModule>();

  const prepare = useCallback(() => {
    // At the same time as the panel, so that the index does not wait for it.
    client ??= createSearchClient(data, baseUrl);
    client.load();
    // Nothing of a failure is kept: the next intent tries again.
    import('./SearchPanel').then(setPanel, closePanel);
  }, [data, baseUrl]);

  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen, prepare]);
  useShortcuts(openPanel);
  useHighlight();

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
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => openPanel()}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="m14 14 4.5 4.5M15.5 8.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.shortcut}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen &&
        panel &&
        client &&
        // The panel is no part of the navigation that its button stands in.
        createPortal(
          <panel.default
            client={client}
            analyticsEndpoint={data.analyticsEndpoint}
            initialQuery={initialQuery}
            onClose={closePanel}
          />,
          document.body,
        )}
    </>
  );
}
