import {createFolder} from './createFolder';

export const FIXTURE_ORIGIN = 'https://site.example';

/** A page as Docusaurus builds it: minified, without quotes and optional tags. */
export function renderFixturePage(address: string, content: string, frame = ''): string {
  return `<!doctype html><html lang=en><meta charset=UTF-8><title>Page</title><link data-rh=true rel=canonical href=${FIXTURE_ORIGIN}${address}><body>${frame}<main>${content}</main>`;
}

/**
 * Writes a small built site, which is removed after the test, and returns its folder.
 *
 * @param files content by path relative to the site's folder
 * @param sources source files by the URL path of their page
 */
export function writeFixtureSite(
  files: Record<string, string>,
  sources: Record<string, string> = {},
): string {
  const metadata = Object.entries(sources).flatMap(([permalink, source], index) => {
    const plugin = source.startsWith('blog/') ? 'blog' : 'docs';
    const file = `.docusaurus/docusaurus-plugin-content-${plugin}/default/page-${index}.json`;
    return [
      [source, ''],
      [file, JSON.stringify({permalink, source: `@site/${source}`})],
    ];
  });
  return createFolder({...files, ...(Object.fromEntries(metadata) as Record<string, string>)});
}
