import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {whenNear} from '../browser/lazy/useIsNear';

/** How far from the screen tables are measured, as a share of its height: a page can have dozens, and measuring is slow. */
const REACH = '100% 0px';

/** Classes of tables that are shown as lists or cards, as markdown/tables writes them: their lines wrap, so they never scroll. */
const WRAPPING = ['reference-table', 'ways-table'];

/**
 * A table in a box that scrolls sideways when the page is too narrow for it. While it does, the box takes the
 * focus, so that the arrow keys reach the hidden columns; otherwise it is neither a tab stop nor a box that
 * scrolls, so that the head of the table can stay in view while the page scrolls.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isList = WRAPPING.includes(props.className ?? '');
  // Until measured, and without JavaScript, every other table is treated as scrolling. Its first column is not pinned
  // then: that makes it narrower, so all that fit would change their height when a reader comes near.
  const [scrolls, setScrolls] = useState(isList ? false : undefined);

  useEffect(() => {
    const element = box.current;
    if (!element || isList) return undefined;
    const measure = () => {
      // A box that stops being focusable would lose the focus, and the reader their place: it waits until they leave. At
      // once, because the focus could come before React draws.
      if (element !== document.activeElement) {
        flushSync(() => setScrolls(element.scrollWidth > element.clientWidth));
      }
    };
    element.addEventListener('blur', measure);
    let frame = 0;
    // In the next frame: a table that changes in this call would be reported as a ResizeObserver loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    const stopWaiting = whenNear(element, REACH, () => {
      observer.observe(element);
      // The table can outgrow its box without a change of the box, when a reader enlarges the text.
      const table = element.firstElementChild;
      if (table) observer.observe(table);
    });
    return () => {
      stopWaiting();
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener('blur', measure);
    };
  }, [isList]);

  const mayScroll = scrolls !== false;
  const focusable = mayScroll
    ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'}
    : undefined;
  return (
    <div
      ref={box}
      className={clsx(
        'scb-table',
        mayScroll && 'scb-table--scrolls',
        scrolls && 'scb-table--pinned',
        'thin-scrollbar',
      )}
      {...focusable}
    >
      <table {...props} />
    </div>
  );
}
