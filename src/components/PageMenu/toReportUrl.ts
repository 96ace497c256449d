const NEW_ISSUE = 'https://github.com/secureCodeBox/secureCodeBox/issues/new';

/** The URL of the form for a problem with a page, filled in with its title and URL. */
export function toReportUrl(title: string, url: string): string {
  const fields = {title: `Documentation: ${title}`, body: `Page: ${url}\n\nWhat is wrong or missing:\n\n`};
  return `${NEW_ISSUE}?${new URLSearchParams(fields).toString()}`;
}
