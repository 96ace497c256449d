/** Only the server's rendering (`../../server/BaseUrlIssueBanner.tsx`) writes anything. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
