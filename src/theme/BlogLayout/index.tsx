import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

import '../../css/site/blog.css';

/** The theme's layout of the blog, with the style sheet that only the blog needs. */
export default function BlogLayoutWrapper(props: Props): ReactNode {
  return <BlogLayout {...props} />;
}
