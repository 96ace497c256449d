const NEW_ISSUE = 'https://github.com/secureCodeBox/secureCodeBox/issues/new';

/**
 * Creates the URL of the form for a problem with a page, filled in with its title and URL.
 *
 * @param title title of the page
 * @param url absolute URL of the page
 */
export function createReportUrl(title: string, url: string): string {
  const fields = {title: `Documentation: ${title}`, body: `Page: ${url}\n\nWhat is wrong or missing:\n\n`};
  return `${NEW_ISSUE}?${new URLSearchParams(fields).toString()}`;
}
