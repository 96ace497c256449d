import Head from '@docusaurus/Head';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** The keywords of the site together with those of the page. The theme lets the page's replace the site's. */
export default function PageKeywords({keywords = []}: {keywords: readonly string[] | undefined}): ReactNode {
  const {metadata} = useThemeConfig();
  const site = metadata.find(({name}) => name === 'keywords')?.content;
  if (keywords.length === 0) return null;
  return (
    <Head>
      <meta name="keywords" content={[...(site === undefined ? [] : [site]), ...keywords].join(', ')} />
    </Head>
  );
}
