import type {ComponentProps, ReactNode} from 'react';

/** Code within a line. Code blocks of Markdown never come here: they are HTML already. */
export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
