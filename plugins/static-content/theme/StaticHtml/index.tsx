import {useMemo, type ComponentProps, type ReactNode} from 'react';

import {trustHtml} from '../../../site-security/client/trustHtml';

type Props = ComponentProps<'div'> & {
  /** What is in the box, made and escaped while the site was built. */
  html: string;
};

/** HTML that React takes over as it is: one element, whatever is in it. */
export default function StaticHtml({html, ...props}: Props): ReactNode {
  // A new object would make React write the same HTML again, and undo what a reader has done in it.
  const content = useMemo(() => ({__html: trustHtml(html)}), [html]);
  return <div {...props} dangerouslySetInnerHTML={content} />;
}
