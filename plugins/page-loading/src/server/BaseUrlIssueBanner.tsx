import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Text of the inline script that shows the banner. Set while bundling. */
declare const BANNER_SCRIPT: string;

/** In the place of Docusaurus' component: its script writes HTML with style attributes into the page. */
export default function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return <script dangerouslySetInnerHTML={{__html: BANNER_SCRIPT}} />;
}
