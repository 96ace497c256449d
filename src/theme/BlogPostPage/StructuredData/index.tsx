import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {getImagePath} from '../../../../outputs/social-images/imagePath';
import StructuredData, {useSite} from '../../../components/StructuredData';
import {buildPostData} from '../../../components/StructuredData/structuredData';

export default function BlogPostPageStructuredData(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {permalink, title, description, date, tags, authors} = useBlogPost().metadata;
  const site = useSite();
  const baseUrl = useBaseUrl('/');
  const post = {
    permalink,
    title,
    description,
    date,
    image: baseUrl + getImagePath(permalink, baseUrl),
    tags: tags.map(({label}) => label),
    authors,
  };
  const breadcrumbs = [
    {label: blogTitle, path: blogBasePath},
    {label: title, path: permalink},
  ];
  return <StructuredData data={buildPostData(site, post, breadcrumbs)} />;
}
