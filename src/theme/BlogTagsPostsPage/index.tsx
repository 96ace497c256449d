import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';

/** The posts of a tag. The theme gives every page of a long list the same title. */
export default function BlogTagsPostsPageWrapper(props: Props): ReactNode {
  const {page} = props.listMetadata;
  const title = useBlogTagsPostsPageTitle(props.tag);
  return (
    <>
      <BlogTagsPostsPage {...props} />
      {page > 1 && <PageMetadata title={`${title}, page ${page}`} />}
    </>
  );
}
