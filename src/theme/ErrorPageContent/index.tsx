import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

/**
 * Shown in place of content that crashed. The theme's keeps the previous title, and stays in place of
 * the next page if that has the same layout.
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
