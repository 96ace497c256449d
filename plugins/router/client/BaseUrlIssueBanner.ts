/** In the place of Docusaurus' component: the loader looks for a wrong base URL, on every page. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
