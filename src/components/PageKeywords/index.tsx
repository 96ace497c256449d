import Head from '@docusaurus/Head';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** The keywords of the site and those of a page, which the theme has in place of them. */
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
