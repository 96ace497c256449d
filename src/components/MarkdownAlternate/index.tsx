import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {createTwinPath} from '../../../plugins/markdown-export/twinPath';

/** Names the page's Markdown twin in the head, for tools that read Markdown. */
export default function MarkdownAlternate({permalink}: {permalink: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + createTwinPath(permalink)} title="Markdown" />
    </Head>
  );
}
