import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/**
 * A table in a box that scrolls sideways when the page is too narrow for it. While it does, the box takes the
 * focus, so that the arrow keys reach the columns out of sight; otherwise it is no stop of the Tab key, and no box that
 * scrolls, so that the head of the table can stay in view while the page scrolls.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // Until measured, and without JavaScript, every table counts as one that scrolls.
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // The table can outgrow its box without a change of the box, when a reader enlarges the text.
    const table = element.firstElementChild;
    if (table) {
      observer.observe(table);
    }
    return () => observer.disconnect();
  }, []);

  const focusable = scrolls
    ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'}
    : undefined;
  return (
    <div
      ref={box}
      className={clsx('scb-table', scrolls && 'scb-table--scrolls', 'thin-scrollbar')}
      {...focusable}
    >
      <table {...props} />
    </div>
  );
}
