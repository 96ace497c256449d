import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {toTwinPath} from '../../../outputs/markdown-twins/twinPath';
import {COPIES, PAGE_MENU_SLOT, WORKS_WITHOUT_SCRIPTS} from '../../../browser/protocol';
import {toReportUrl} from './toReportUrl';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Path of the page, with the base path. */
  permalink: string;
  /** Where the page is edited; undefined if it has no file. */
  editUrl: string | null | undefined;
}

/**
 * What a reader can do with a page. The browser opens it; an inline script copies and closes (markdown/code),
 * so it works before React has started. The first link leads to what is copied. A tool can fill the slot.
 */
export default function PageMenu({title, permalink, editUrl}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    // On another page, it is another element: a closed one.
    <details
      key={permalink}
      className={clsx('page-menu scb-small', styles.menu)}
      {...{[WORKS_WITHOUT_SCRIPTS]: ''}}
    >
      <summary>
        <Translate id="scb.PageMenu.label" description="Label of the menu of a page">
          Page options
        </Translate>
      </summary>
      <ul className="scb-list">
        <li>
          <button type="button" className="clean-btn" {...{[COPIES]: ''}}>
            <span>
              <Translate id="scb.PageMenu.copy" description="Button that copies the page">
                Copy page as Markdown
              </Translate>
            </span>
          </button>
        </li>
        <li>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router does not know */}
          <a href={toTwinPath(permalink)}>
            <Translate id="scb.PageMenu.view" description="Link to the page as Markdown">
              View as Markdown
            </Translate>
          </a>
        </li>
        <li
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
          {...{[PAGE_MENU_SLOT]: ''}}
        />
        {editUrl != null && (
          <li>
            <Link to={editUrl}>
              <Translate id="theme.common.editThisPage" description="The link label to edit the current page">
                Edit this page
              </Translate>
            </Link>
          </li>
        )}
        <li>
          <Link to={toReportUrl(title, url + permalink)}>
            <Translate id="scb.PageMenu.report" description="Link to a form for problems with the page">
              Report a problem
            </Translate>
          </Link>
        </li>
      </ul>
    </details>
  );
}
