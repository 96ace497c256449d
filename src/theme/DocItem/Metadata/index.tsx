import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import {getImagePath} from '../../../../outputs/social-images/imagePath';
import PageHead from '../../../components/PageHead';
import StructuredData, {useSite} from '../../../components/StructuredData';
import {buildDocData} from '../../../components/StructuredData/structuredData';

export default function MetadataWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const site = useSite();
  const baseUrl = useBaseUrl('/');
  const {permalink, title, description, lastUpdatedAt} = metadata;
  const article = {
    permalink,
    title,
    description,
    image: baseUrl + getImagePath(permalink, baseUrl),
    dateModified: lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt).toISOString(),
  };
  const steps = breadcrumbs.map(({label, href}) => ({label, path: href}));
  return (
    <>
      <Metadata />
      <PageHead keywords={frontMatter.keywords} permalink={permalink} />
      <StructuredData data={buildDocData(site, article, steps)} />
    </>
  );
}
