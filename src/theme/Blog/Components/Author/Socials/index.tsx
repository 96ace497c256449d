import type {ReactNode} from 'react';

/** Renders nothing: the team is the only author and has no profiles, and the theme's component adds a dozen icons. */
export default function AuthorSocials(): ReactNode {
  return null;
}
