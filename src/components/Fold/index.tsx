import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';

/**
 * What few readers need, behind its label. The browser's own element: it needs no script, prints, and the browser finds
 * text and opens anchors in it, which the theme's animated one hides from it.
 */
export default function Fold({className, ...props}: ComponentProps<'details'>): ReactElement {
  return <details className={clsx('scb-fold', className)} {...props} />;
}
