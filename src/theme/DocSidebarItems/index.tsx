import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useEffect, type ReactNode} from 'react';

import {HYDRATED} from '../../../protocol';
import {showActiveItems} from '../../../plugins/loader/client/showActiveItems';

/** Shows the item of the page in the docs sidebar, and in the menu of narrow screens. Returns an end to that. */
function followActiveItem(): () => void {
  const end = new AbortController();
  const {signal} = end;
  showActiveItems();
  for (const menu of document.querySelectorAll('.menu')) {
    // The category of the item may be closed: it opens now, unless the reader is there first.
    menu.addEventListener('transitionend', showActiveItems, {signal});
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      menu.addEventListener(type, () => end.abort(), {signal, passive: true});
    }
  }
  return () => end.abort();
}

/** The items of a sidebar or of one of its categories. */
export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const {level, activePath} = props;
  useEffect(() => {
    // In the page that was loaded, plugins/loader has done it, and the reader may have scrolled since.
    const isLoaded = document.documentElement.getAttribute(HYDRATED) === 'true';
    return level === 1 && isLoaded ? followActiveItem() : undefined;
  }, [level, activePath]);
  return <DocSidebarItems {...props} />;
}
