import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

import {takeHighlight} from './panelStore';

/** Marks the words of a query on the page that a result led to, until Escape is pressed or another page is opened. */
export function useHighlight(): void {
  const {pathname, hash, key} = useLocation();
  useEffect(() => {
    const highlight = takeHighlight(pathname + hash);
    if (!highlight) return undefined;
    let isGone = false;
    let clear = (): void => undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clear();
    };
    import('./highlight')
      .then(({highlightTerms}) => {
        const root = document.querySelector('main article') ?? document.querySelector('main');
        if (isGone || !root) return;
        clear = highlightTerms(root, highlight.terms);
        document.addEventListener('keydown', handleKey);
      })
      // The page is readable without marks.
      .catch(() => undefined);
    return () => {
      isGone = true;
      document.removeEventListener('keydown', handleKey);
      clear();
    };
    // The key changes when the same result is opened again.
  }, [pathname, hash, key]);
}
