import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import {PAGE_URL} from '../../../browser/protocol';
import {getImagePath, IMAGE_SIZE} from '../../../outputs/social-images/imagePath';

export default function SiteMetadataWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {url, baseUrl, title} = siteConfig;
  const image = `${url}${baseUrl}${getImagePath(pathname, baseUrl)}`;
  return (
    <>
      <SiteMetadata />
      <Head>
        {/* oxlint-disable-next-line jsx-a11y/html-has-lang -- the theme sets the language on the same element */}
        <html {...{[PAGE_URL]: `${url}${pathname}`}} />
        <meta property="og:site_name" content={title} />
        <meta property="og:type" content="website" />
        <meta property="og:image" content={image} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content={String(IMAGE_SIZE.width)} />
        <meta property="og:image:height" content={String(IMAGE_SIZE.height)} />
        <meta name="twitter:image" content={image} />
      </Head>
    </>
  );
}
