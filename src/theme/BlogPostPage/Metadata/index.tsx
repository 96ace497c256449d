import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

import PageHead from '../../../components/PageHead';

export default function MetadataWrapper(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <Metadata />
      <PageHead keywords={metadata.frontMatter.keywords} permalink={metadata.permalink} />
    </>
  );
}
