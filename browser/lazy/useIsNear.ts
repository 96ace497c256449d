import {useEffect, useState, type RefObject} from 'react';

/** How far outside the viewport an element is considered near: about one phone screen. */
const MARGIN = '600px 0px';

/** Whether an element is or has been in view, or nearly so. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsNear(true);
      },
      {rootMargin: MARGIN},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);

  return isNear;
}
