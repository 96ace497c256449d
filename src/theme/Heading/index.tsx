import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {WORKS_WITHOUT_SCRIPTS} from '../../../browser/protocol';

/**
 * A heading with a link to itself, which copies its URL: an inline script does that, before React has started and
 * after (markdown/code).
 */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title of a page is not in its table of contents, and a link to it is a link to the page.
  if (As === 'h1' || !id) {
    return (
      <As className={className} {...props}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  // Without the heading: pages have dozens of them, and the link is part of it.
  const label = translate({
    id: 'scb.Heading.copyLink',
    message: 'Copy link',
    description: 'Name of the link beside a heading, which copies its URL',
  });
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an anchor of the page, which needs no router */}
      <a
        className="hash-link"
        role="button"
        href={`#${id}`}
        aria-label={label}
        {...{[WORKS_WITHOUT_SCRIPTS]: ''}}
      >
        &#8203;
      </a>
    </As>
  );
}
