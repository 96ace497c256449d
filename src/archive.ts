import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The version of the documentation that a build for a path such as `/v/4.13/` keeps beside the current site; undefined
 * for the current site, at any other path.
 */
export function findArchivedVersion(baseUrl: string): string | undefined {
  return /^\/v\/([\d.]+)\/$/.exec(baseUrl)?.[1];
}

/** What an archived version changes: search engines leave it out, and a line on each page leads to the current one. */
export function describeArchive(
  version: string,
  release: string,
): Pick<UserThemeConfig, 'metadata' | 'announcementBar'> {
  return {
    metadata: [{name: 'robots', content: 'noindex'}],
    announcementBar: {
      id: `archive-${version}`,
      content: `This is the documentation of release ${release}. <a href="/">Go to the current one</a>`,
      isCloseable: false,
    },
  };
}

/** The entries of the version menu for the archived versions, which are beside the current site at its URL. */
export function listArchives(versions: readonly string[], url: string): {label: string; href: string}[] {
  return versions.map((version) => ({label: version, href: `${url}/v/${version}/`}));
}
