import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

/** The link from an excerpt to the whole post. The theme's "Read more" is meaningless out of context. */
export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link
      aria-label={translate(
        {
          id: 'scb.ReadMoreLink.label',
          message: 'Read the post: {title}',
          description: 'Name of the link from the beginning of a post to the whole',
        },
        {title: blogPostTitle},
      )}
      {...props}
    >
      <b>
        <Translate id="scb.ReadMoreLink.text" description="Text of the same link">
          Read the post
        </Translate>
      </b>
    </Link>
  );
}
