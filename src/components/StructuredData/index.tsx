import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Graph} from 'schema-dts';

import type {Site} from './structuredData';

export function useSite(): Site {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, url, baseUrl} = siteConfig;
  return {title, url, home: baseUrl, language: i18n.currentLocale};
}

export default function StructuredData({data}: {data: Graph}): ReactNode {
  return (
    <Head>
      {/* A title with a closing tag must not end the script. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
