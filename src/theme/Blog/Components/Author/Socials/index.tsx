import type {ReactNode} from 'react';

/** Profiles of an author elsewhere. The only author is the team, without any; the theme brings a dozen icons for them. */
export default function AuthorSocials(): ReactNode {
  return null;
}
