import Head from '@docusaurus/Head';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {toTwinPath} from '../../../outputs/markdown-twins/twinPath';

interface Props {
  /** Those of the page. The theme lets them replace the site's; here they follow them. */
  keywords: readonly string[] | undefined;
  permalink: string;
}

/** What docs and posts add to the head of their page: keywords, and for tools that read Markdown the page's twin. */
export default function PageHead({keywords = [], permalink}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const site = useThemeConfig().metadata.find(({name}) => name === 'keywords')?.content;
  return (
    <Head>
      {keywords.length > 0 && (
        <meta name="keywords" content={[...(site === undefined ? [] : [site]), ...keywords].join(', ')} />
      )}
      <link rel="alternate" type="text/markdown" href={url + toTwinPath(permalink)} title="Markdown" />
    </Head>
  );
}
