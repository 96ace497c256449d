import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

/**
 * What shows in place of content that crashed. The theme leaves the title of the site to it; and it shows it in place of
 * the next page, too, where that has the same frame.
 */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) props.tryAgain();
  });
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
