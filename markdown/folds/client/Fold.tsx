import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';

/**
 * Content that few readers need, below a label that opens it. It is the browser's own element: it needs no script, it
 * prints, and the browser finds text and opens anchors in it. The theme's animated version prevents that.
 */
export default function Fold({className, ...props}: ComponentProps<'details'>): ReactElement {
  return <details className={clsx('scb-fold', className)} {...props} />;
}
