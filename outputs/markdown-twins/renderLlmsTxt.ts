import type {ContentPage} from '../../markdown/contentPages';

export interface SiteFacts {
  title: string;
  tagline: string;
  release: string;
  /** URL of the file with all documentation, and its size in bytes. */
  fullText: {url: string; bytes: number};
}

function renderLink({title, description, day}: ContentPage, url: string): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url}): ${day ? `${day}. ` : ''}${description}`;
}

/**
 * Creates `llms.txt` as llmstxt.org describes it: what the site is, then its pages by category, in the order of the
 * sidebar. Posts are below the heading that readers may skip.
 */
export function renderLlmsTxt(
  {title, tagline, release, fullText}: SiteFacts,
  pages: readonly ContentPage[],
  getTwinUrl: (page: ContentPage) => string,
): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const heading = page.categories ? page.categories.join(': ') || 'General' : 'Optional';
    sections.set(heading, [...(sections.get(heading) ?? []), renderLink(page, getTwinUrl(page))]);
  }
  const megabytes = (fullText.bytes / 1_000_000).toFixed(1);
  return `# ${title}

> ${tagline}

The documentation describes release ${release}. Each link leads to a page as Markdown: the URL of the page with \`.md\` at its end. [All documentation in one file](${fullText.url}) has ${megabytes} MB. The posts below "Optional" are historical.

${[...sections].map(([heading, links]) => `## ${heading}\n\n${links.join('\n')}\n`).join('\n')}`;
}
