import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';

import type {Segment} from '../../../core/text/passage';
import type {RecordType} from '../../../core/index/records';
import {isModified} from './isModified';
import styles from './styles.module.css';

/** An item in the list: a search result, or a recently opened one. */
export interface ListedResult {
  route: string;
  title: Segment[];
  path: string[];
  /** Unknown for recently opened results. */
  type: RecordType | undefined;
  passage: Segment[];
}

/** Value of `button` in mouse events. */
const MIDDLE_BUTTON = 1;

interface Props {
  items: ListedResult[];
  /** Whether the list shows recently opened results. */
  isRecent: boolean;
  listId: string;
  activeIndex: number;
  onActivate: (index: number) => void;
  onOpen: (item: ListedResult) => void;
  /**
   * Called when the browser opens the result in another tab or window, or may do so from its context menu (`isCertain`
   * is false then).
   */
  onLeave: (item: ListedResult, isCertain: boolean) => void;
  onClearRecent: () => void;
}

function Marked({segments}: {segments: Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    // Segments have no identity other than their position.
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function getTypeLabel(type: RecordType): string {
  switch (type) {
    case 'docs':
      return translate({id: 'localSearch.type.docs', message: 'Docs', description: 'Type of a result'});
    case 'blog':
      return translate({id: 'localSearch.type.blog', message: 'Blog', description: 'Type of a result'});
    case 'other':
      return translate({id: 'localSearch.type.other', message: 'Page', description: 'Type of a result'});
  }
}

/** The list of results. Readers select one with the keyboard, while the field has the focus, or with the pointer. */
export default function SearchResults(props: Props): ReactNode {
  const {items, isRecent, listId, activeIndex, onActivate, onOpen, onLeave, onClearRecent} = props;
  const activeRef = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    activeRef.current?.scrollIntoView({block: 'nearest'});
  }, [activeIndex, items]);

  function handleClick(event: MouseEvent, item: ListedResult): void {
    if (isModified(event)) return onLeave(item, true);
    event.preventDefault();
    onOpen(item);
  }

  const label = isRecent
    ? translate({id: 'localSearch.recent.title', message: 'Recently opened'})
    : translate({id: 'localSearch.results.label', message: 'Results'});

  return (
    <>
      {isRecent && items.length > 0 && (
        <div className={styles.recentHeader}>
          <p id={`${listId}-label`}>{label}</p>
          <button type="button" className={styles.clearRecent} onClick={onClearRecent}>
            <Translate
              id="localSearch.recent.clear"
              description="Button that forgets recently opened results"
            >
              Forget these
            </Translate>
          </button>
        </div>
      )}
      <div id={listId} role="listbox" aria-label={label} className={styles.list}>
        {items.map((item, index) => {
          const {route, title, path, type, passage} = item;
          const isActive = index === activeIndex;
          return (
            // eslint-disable-next-line @docusaurus/no-html-links -- the URL has the base path already, and a result is no link for screen readers
            <a
              key={route}
              ref={isActive ? activeRef : undefined}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={isActive}
              tabIndex={-1}
              href={route}
              className={clsx(styles.result, isActive && styles.active)}
              onMouseMove={() => !isActive && onActivate(index)}
              onClick={(event) => handleClick(event, item)}
              onAuxClick={({button}) => button === MIDDLE_BUTTON && onLeave(item, true)}
              onContextMenu={() => onLeave(item, false)}
            >
              <span className={styles.heading}>
                <span className={styles.title}>
                  <Marked segments={title} />
                </span>{' '}
                <span className={styles.path}>
                  {type && type !== 'other' && path[0] === getTypeLabel(type)
                    ? null
                    : type && <span>{getTypeLabel(type)}</span>}
                  {path.map((part, position) => (
                    <span key={position}>{part}</span>
                  ))}
                </span>
              </span>
              {passage.length > 0 && (
                <span className={styles.passage}>
                  <Marked segments={passage} />
                </span>
              )}
            </a>
          );
        })}
      </div>
    </>
  );
}
