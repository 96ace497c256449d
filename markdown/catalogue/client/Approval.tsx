import useBaseUrl from '@docusaurus/useBaseUrl';
import createLazyContent from '@site/browser/lazy/createLazyContent';
import type {ReactNode} from 'react';

import {APPROVAL_CSV} from '../catalogue';
import {COPIES, WORKS_WITHOUT_SCRIPTS} from '../../../browser/protocol';

const Table = createLazyContent('The table', () => import('@site/markdown/catalogue/client/ApprovalTable'));

/**
 * What a security team must know of all scanners: as a file, which can be copied before React has started
 * (markdown/code), and as a table, which is loaded when it comes into view. In a closed fold, it does not.
 */
export default function Approval(): ReactNode {
  return (
    <>
      <p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router does not know */}
        <a href={useBaseUrl(APPROVAL_CSV)}>Download as CSV</a>{' '}
        <button
          type="button"
          className="button button--primary"
          {...{[COPIES]: '', [WORKS_WITHOUT_SCRIPTS]: ''}}
        >
          Copy as CSV
        </button>
      </p>
      <Table />
    </>
  );
}
