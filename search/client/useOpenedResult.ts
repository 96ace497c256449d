import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

import {readStorage} from '../../browser/storage';
import {createNextPageKey} from '../../protocol';
import {takeOpenedResult} from './openedResult';
import {showOpenedResult} from './showOpenedResult';

/** Shows where an opened result is on its page, until another page is opened. */
export function useOpenedResult(): void {
  const {pathname, hash, key} = useLocation();
  // The key changes when the same result is opened again.
  useEffect(() => {
    const opened = takeOpenedResult(pathname + hash);
    if (opened) return showOpenedResult(hash, opened.terms);
    // Another tab may have kept a result for the page at this URL.
    if (readStorage(createNextPageKey(location)) === null) return undefined;
    const marked = import('./markOpenedResult').then(
      ({markKeptResult}) => markKeptResult(hash),
      // The page is readable without marks.
      () => undefined,
    );
    return () => void marked.then((end) => end?.());
  }, [pathname, hash, key]);
}
