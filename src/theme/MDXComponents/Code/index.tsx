import type {ComponentProps, ReactNode} from 'react';

/** Inline code. Markdown code blocks never get here: they are already HTML. */
export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
