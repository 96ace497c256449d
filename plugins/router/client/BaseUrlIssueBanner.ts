/** Replaces Docusaurus' component: the loader detects a wrong base URL, on every page. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
