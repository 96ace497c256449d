import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import startPages from '@theme/startPages';
import type {MouseEvent, ReactNode} from 'react';

import {isModified} from './isModified';
import styles from './SearchStart.module.css';

interface Props {
  /** Called with the URL of the page that the reader chose. */
  onFollow: (route: string) => void;
}

/** Pages to begin with, for readers who don't know what to type or whose words lead nowhere. */
export default function SearchStart({onFollow}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (startPages.length === 0) return null;
  const label = translate({
    id: 'localSearch.start.title',
    message: 'Start here',
    description: 'Heading above pages to begin with',
  });

  function handleClick(event: MouseEvent, route: string): void {
    if (isModified(event)) return;
    event.preventDefault();
    onFollow(route);
  }

  return (
    <nav className={styles.start} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul>
        {startPages.map(({to, title, text}) => {
          const route = withBaseUrl(to);
          return (
            <li key={to}>
              {/* eslint-disable-next-line @docusaurus/no-html-links -- Docusaurus' links would fetch their pages while the reader waits for the index */}
              <a href={route} onClick={(event) => handleClick(event, route)}>
                {title}
                <span>{text}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
