import type {Props} from '@theme/Admonition/Icon/Warning';
import type {ReactNode} from 'react';

/** The icon of warnings, which nearly every page has. */
export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1 0 15h16zM7 6v4h2V6zm0 5v2h2v-2z" />
    </svg>
  );
}
