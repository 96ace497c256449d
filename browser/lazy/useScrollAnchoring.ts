import {useEffect, type RefObject} from 'react';

/**
 * Keeps what is below an element in place when the element changes its height above it: what browsers with
 * `overflow-anchor` do themselves (src/css/site/base.css). Safari does not know it.
 */
export function useScrollAnchoring(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (!box || CSS.supports('overflow-anchor', 'none')) return undefined;
    let before = box.getBoundingClientRect().height;
    // Not `:hover`, which is also true if the box has grown below the pointer. Safari gives clicked buttons no focus.
    let isPressed = false;
    const notePress = ({target}: Event): void => {
      isPressed = box.contains(target as Node);
    };
    const observer = new ResizeObserver(() => {
      const {top, height} = box.getBoundingClientRect();
      // The navbar covers what is above this line.
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const isAbove = top < line && top + before < innerHeight;
      // What the reader uses must stay below pointer and cursor.
      if (isAbove && !isPressed && !box.matches(':focus-within')) scrollBy(0, height - before);
      before = height;
    });
    observer.observe(box);
    addEventListener('pointerdown', notePress, true);
    return () => {
      observer.disconnect();
      removeEventListener('pointerdown', notePress, true);
    };
  }, [element]);
}
