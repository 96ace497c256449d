import {useEffect, useState, type RefObject} from 'react';

/**
 * Calls back once when an element comes near the viewport.
 *
 * @param margin how far outside it is near, as a `rootMargin`
 * @returns stops waiting
 */
export function whenNear(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    {rootMargin: margin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is or has been in view, or nearly so: within about one phone screen. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    return whenNear(element.current, '600px 0px', () => setIsNear(true));
  }, [element, isNear]);
  return isNear;
}
