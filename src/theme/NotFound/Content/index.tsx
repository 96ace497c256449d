import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import startPages from '@theme/startPages';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {HistoryState} from '../../../../framework/router/client/repairAddress';
import {openSearch} from '../../../../search/client/recovery';
import styles from './styles.module.css';

/** The last segment of a URL as words, to start a search with. */
function toQuery(pathname: string): string {
  const lastPart = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return lastPart.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** The page for every URL that does not exist: it says so and offers ways to continue. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The server has one page for all unknown URLs.
  const state = useIsBrowser() ? (history.state as HistoryState | null) : null;
  const undecodable = state?.undecodablePath;
  return (
    <main className={clsx('container', 'margin-vert--xl', styles.page, className)}>
      <p className={styles.status}>404</p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page not found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          No page has this address. It may have moved, or the link has a typing mistake.
        </Translate>
      </p>
      {undecodable !== undefined && (
        // The message of the error that the router would throw.
        <p role="alert">
          {`Pathname "${undecodable}" could not be decoded. This is likely caused by an invalid percent-encoding.`}
        </p>
      )}
      <p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => openSearch({query: undecodable === undefined ? toQuery(pathname) : ''})}
        >
          <Translate id="theme.NotFound.search" description="Button of the 404 page that opens the search">
            Search the site
          </Translate>
        </button>
      </p>
      <Heading as="h2" className={styles.subtitle}>
        Or start from here
      </Heading>
      <ul className={`scb-list margin-bottom--md ${styles.sections}`}>
        {startPages.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="theme.NotFound.p2"
          description="The 2nd paragraph of the 404 page"
          values={{
            issues: (
              <Link to="https://github.com/secureCodeBox/secureCodeBox/issues">
                report it to the secureCodeBox project
              </Link>
            ),
          }}
        >
          {'If a link on this site brought you here, {issues}.'}
        </Translate>
      </p>
    </main>
  );
}
