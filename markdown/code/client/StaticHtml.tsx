import {useMemo, type ComponentProps, type ReactNode} from 'react';

import {trustHtml} from '../../../framework/security/client/trustHtml';

type Props = ComponentProps<'div'> & {
  /** The contents, created and escaped while the site was built. */
  html: string;
};

/** HTML that React adopts unchanged: a single element with any contents. */
export default function StaticHtml({html, ...props}: Props): ReactNode {
  // A new object would make React write the same HTML again, undoing what a reader has changed in it.
  const content = useMemo(() => ({__html: trustHtml(html)}), [html]);
  return <div {...props} dangerouslySetInnerHTML={content} />;
}
