import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

import MarkdownAlternate from '../../../components/MarkdownAlternate';
import PageKeywords from '../../../components/PageKeywords';

/** The metadata of a post, with the keywords of the site as well, and a link to the post as Markdown. */
export default function MetadataWrapper(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <Metadata />
      <PageKeywords keywords={metadata.frontMatter.keywords} />
      <MarkdownAlternate permalink={metadata.permalink} />
    </>
  );
}
