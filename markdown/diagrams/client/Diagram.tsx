import clsx from 'clsx';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';

import {trustHtml} from '../../../framework/security/client/trustHtml';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** A complete `<svg>` element with name and description, as markdown/diagrams creates it. */
  svg: string;
}

/**
 * A diagram of a Markdown page. markdown/diagrams replaces a `mermaid` block with it.
 *
 * It scrolls sideways in its own box when the page is too narrow for it. While it does, the box takes the focus, so
 * that the arrow keys reach what is out of sight; otherwise the Tab key skips it.
 */
export default function Diagram({title, svg}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // The SVG is drawn from the repository's own pages, and every text in it is escaped.
  const content = useMemo(() => ({__html: trustHtml(svg)}), [svg]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focusable = scrolls
    ? {tabIndex: 0, role: 'group', 'aria-label': `${title}, scrolls sideways`}
    : undefined;
  return (
    <figure className={styles.diagram}>
      <div
        ref={box}
        className={clsx(styles.box, 'thin-scrollbar')}
        dangerouslySetInnerHTML={content}
        {...focusable}
      />
    </figure>
  );
}
