/** Only the server's rendering of Docusaurus' component of this name writes anything. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
