import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useEffect, type ReactNode} from 'react';

import {revealActiveItems} from '../../../browser/reveal';
import {HYDRATED} from '../../../browser/protocol';

/**
 * Scrolls the current item into view, in the docs sidebar and in the mobile menu. Returns a function that stops waiting
 * for it.
 */
function followActiveItem(): () => void {
  const end = new AbortController();
  const {signal} = end;
  revealActiveItems();
  for (const menu of document.querySelectorAll('.menu')) {
    // The item's category may still be opening, so scroll again when it has, unless the reader acts first.
    menu.addEventListener('transitionend', revealActiveItems, {signal});
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      menu.addEventListener(type, () => end.abort(), {signal, passive: true});
    }
  }
  return () => end.abort();
}

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const {level, activePath} = props;
  useEffect(() => {
    // On the first page, framework/loader has done it, and the reader may have scrolled since.
    const isLoaded = document.documentElement.getAttribute(HYDRATED) === 'true';
    return level === 1 && isLoaded ? followActiveItem() : undefined;
  }, [level, activePath]);
  return <DocSidebarItems {...props} />;
}
