import {findClosest} from '../../plugins/integrations/src/findClosest';
import type {Check} from '../check';
import type {Fault} from '../fault';
import {readBuiltSite, readRedirects, type BuiltSite, type LinkSource} from './builtSite';
import type {BuiltLink} from './parseDocument';

/** Fragments that lead somewhere without an element: the top of the page, and text fragments. */
const BUILT_IN_FRAGMENTS = /^(?:$|top$|:~:)/i;

interface BrokenLink {
  source: LinkSource;
  link: BuiltLink;
  /** Where it leads, however it is written. */
  path: string;
  message: string;
}

function describeMissing({target, isFollowed}: BuiltLink): string {
  return isFollowed
    ? `the link ${target} leads to no page. Correct it, or write that page first.`
    : `the address ${target} leads to no file of the build. Correct it, or add the file to static/.`;
}

function describeAnchor(
  {target, isFollowed}: BuiltLink,
  place: string,
  fragment: string,
  anchors: ReadonlySet<string>,
): string {
  const closest = findClosest(fragment, [...anchors]);
  const advice = closest ? `Write #${closest}` : 'Choose another one';
  const alternative = isFollowed ? `, or add {#${fragment}} to a heading there` : '';
  return `the link ${target} names an anchor that ${place} does not have. ${advice}${alternative}.`;
}

/** Finds out whether a link leads nowhere; `undefined` for a good one, and for one to another host. */
function findBrokenLink(site: BuiltSite, source: LinkSource, link: BuiltLink): BrokenLink | undefined {
  const resolution = site.resolve(link.target, source.address);
  if (resolution.type === 'missing') {
    return {source, link, path: resolution.path, message: describeMissing(link)};
  }
  if (resolution.type !== 'found') return undefined;
  const {path, file, fragment} = resolution;
  const anchors = site.anchors.get(file);
  if (!anchors || BUILT_IN_FRAGMENTS.test(fragment) || anchors.has(fragment)) return undefined;
  const target = site.findSource(file);
  const place = target === source.file ? 'this page' : target;
  return {source, link, path, message: describeAnchor(link, place, fragment, anchors)};
}

function collectBrokenLinks(site: BuiltSite): BrokenLink[] {
  return site.sources.flatMap((source) => {
    const seen = new Set<string>();
    return source.links.flatMap((link): BrokenLink[] => {
      const key = `${link.target} ${String(link.isContent)}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const broken = findBrokenLink(site, source, link);
      return broken ? [broken] : [];
    });
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/**
 * One fault for each file of the content that holds the link. The same link shows up again in lists of posts and in feeds:
 * these count only where no file of the content holds it.
 */
function collectContentFaults(broken: readonly BrokenLink[]): Fault[] {
  return groupBy(broken, ({path}) => path).flatMap((links) => {
    const inContentFiles = links.filter(({source}) => source.isContentFile);
    const faults = (inContentFiles.length > 0 ? inContentFiles : links.slice(0, 1)).map(
      ({source, message}) => ({
        file: source.file,
        message,
      }),
    );
    return groupBy(faults, ({file}) => file).flatMap(([first]) => first ?? []);
  });
}

/** Navigation, footer and head are the same on many pages: one fault for all of them. */
function collectFrameFaults(broken: readonly BrokenLink[]): Fault[] {
  return groupBy(broken, ({link}) => link.target).flatMap(([first, ...others]): Fault[] => {
    if (!first) return [];
    const {source, message} = first;
    if (others.length === 0) return [{file: source.file, message}];
    return [
      {
        file: source.file,
        message: `${message} It stands outside the text of ${others.length + 1} pages: look at navbar, footer and metadata in docusaurus.config.ts.`,
      },
    ];
  });
}

function collectRedirectFaults(siteDir: string, site: BuiltSite): {count: number; faults: Fault[]} {
  const {file, redirects} = readRedirects(siteDir);
  const faults = redirects.flatMap(({target, line}): Fault[] => {
    const link = {target, isFollowed: true, isContent: true};
    const source = {file, isContentFile: true, isPage: false, address: '/', links: [link]};
    const broken = findBrokenLink(site, source, link);
    return broken ? [{file, line, message: broken.message}] : [];
  });
  return {count: redirects.length, faults};
}

/** Checks all links within the site in the built files: pages and anchors, images and other files, feeds, redirects. */
export const linksCheck: Check = {
  name: 'links',
  promise: 'every internal link and anchor of the built site leads somewhere',
  reads: 'build',
  async run({siteDir}) {
    const site = await readBuiltSite(siteDir);
    const broken = collectBrokenLinks(site);
    const redirects = collectRedirectFaults(siteDir, site);
    const count = site.sources.reduce((sum, {links}) => sum + links.length, redirects.count);
    return {
      checked: {count, unit: 'links'},
      faults: [
        ...collectContentFaults(broken.filter(({link}) => link.isContent)),
        ...collectFrameFaults(broken.filter(({link}) => !link.isContent)),
        ...redirects.faults,
      ],
    };
  },
};
