import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';

import type {Segment} from '../../../core/text/passage';
import type {RecordType} from '../../../core/index/records';
import styles from './styles.module.css';

/** A line of the list: a result, or one that was opened before. */
export interface ListedResult {
  route: string;
  title: Segment[];
  path: string[];
  /** Unknown for results that were opened before. */
  type: RecordType | undefined;
  passage: Segment[];
}

/** Of the mouse, as events number them. */
const MIDDLE_BUTTON = 1;

interface Props {
  items: ListedResult[];
  /** The list holds results that were opened before. */
  isRecent: boolean;
  listId: string;
  activeIndex: number;
  onActivate: (index: number) => void;
  onOpen: (item: ListedResult) => void;
  /** The browser itself opens the result in another tab or window; where it is not certain, its menu offers that. */
  onLeave: (item: ListedResult, isCertain: boolean) => void;
  onClearRecent: () => void;
}

function Marked({segments}: {segments: Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    // Segments have no identity beyond their place.
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

/** The list of results, from which the reader chooses with the keys of the field or with the pointer. */
export default function SearchResults(props: Props): ReactNode {
  const {items, isRecent, listId, activeIndex, onActivate, onOpen, onLeave, onClearRecent} = props;
  const activeRef = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    activeRef.current?.scrollIntoView({block: 'nearest'});
  }, [activeIndex, items]);

  function handleClick(event: MouseEvent, item: ListedResult): void {
    // The browser knows better what a click with a modifier means.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return onLeave(item, true);
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
              <span className={styles.title}>
                <Marked segments={title} />
              </span>
              <span className={styles.path}>
                {type && type !== 'other' && path[0] === getTypeLabel(type)
                  ? null
                  : type && <span>{getTypeLabel(type)}</span>}
                {path.map((part, position) => (
                  <span key={position}>{part}</span>
                ))}
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
