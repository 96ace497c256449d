import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

import {findTarget} from '../../browser/reveal';
import {readStorage} from '../../browser/storage';
import {toNextPageKey} from '../../browser/protocol';
import {takeOpenedResult} from './openedResult';

/** As a click on a link within a page does. Without an anchor, Docusaurus moves the focus itself. */
function focusSection(hash: string): void {
  const section = findTarget(hash);
  if (!section) return;
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), {once: true});
  }
  section.focus({preventScroll: true});
}

/** Shows where an opened result is on its page, until another page is opened. */
export function useOpenedResult(): void {
  const {pathname, hash, key} = useLocation();
  // The key changes when the same result is opened again.
  useEffect(() => {
    const opened = takeOpenedResult(pathname + hash);
    // Another tab may have kept a result for the page at this URL.
    if (!opened && readStorage(toNextPageKey(location)) === null) return undefined;
    if (opened && hash) focusSection(hash);
    let isGone = false;
    const marked = import('./markOpenedResult').then(
      ({markOpenedResult, markKeptResult}) => {
        if (isGone) return undefined;
        return opened ? markOpenedResult(hash, opened.terms) : markKeptResult(hash);
      },
      // The page is readable without marks.
      () => undefined,
    );
    return () => {
      isGone = true;
      void marked.then((end) => end?.());
    };
  }, [pathname, hash, key]);
}
