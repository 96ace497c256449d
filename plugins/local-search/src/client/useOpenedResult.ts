import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

import {takeFromOtherTab} from './otherTabs';
import {takeOpenedResult} from './panelStore';

/** Shows the reader where an opened result is on its page, until another page is opened. */
export function useOpenedResult(): void {
  const {pathname, hash, key} = useLocation();
  // The key changes when the same result is opened again.
  useEffect(
    () => (takeOpenedResult(pathname + hash) ?? takeFromOtherTab())?.show(hash),
    [pathname, hash, key],
  );
}
