import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Fault} from '../../text/fault';
import {findClosest} from '../../text/suggest';
import {groupBy} from '../../text/groupBy';
import {readRedirects, REDIRECTS_FILE, type Redirect} from '../../text/redirects';
import {readBuiltSite, type BuiltSite, type LinkSource} from '../build/builtSite';
import type {BuiltLink, IdProblem} from '../build/parseDocument';
import type {Check} from '../check';

/** Fragments that need no element: the top of the page, and text fragments. */
const BUILT_IN_FRAGMENTS = /^(?:$|top$|:~:)/i;

interface BrokenLink {
  source: LinkSource;
  link: BuiltLink;
  /** Its target as a path, whether the link is relative, absolute or with a host. */
  path: string;
  message: string;
}

function describeMissing({target, isFollowed}: BuiltLink): string {
  if (target === '') {
    const thing = isFollowed ? 'a link' : 'an image or file';
    return `${thing} has no URL: []() or an empty attribute. Add the URL.`;
  }
  return isFollowed
    ? `the link ${target} leads to no page. Correct it, or write that page first.`
    : `the URL ${target} leads to no file of the build. Correct it, or add the file to static/.`;
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

/** Checks whether a link leads nowhere, or loads something from another host; `undefined` if it is good. */
function findBrokenLink(site: BuiltSite, source: LinkSource, link: BuiltLink): BrokenLink | undefined {
  if (link.target === '') return {source, link, path: '', message: describeMissing(link)};
  const resolution = site.resolve(link.target, source.address);
  if (resolution.type === 'local') {
    const {path} = resolution;
    const message = `the link ${link.target} leads to the machine of the reader. Write ${path}.`;
    return {source, link, path, message};
  }
  if (resolution.type === 'missing') {
    return {source, link, path: resolution.path, message: describeMissing(link)};
  }
  if (resolution.type === 'foreign' && source.isPage && link.isContent && !link.isFollowed) {
    const message = `the page loads ${link.target} from another host, which learns who reads it. Save the file in static/, and name its path.`;
    return {source, link, path: link.target, message};
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

/**
 * One fault for each source file with the link. Lists of posts and feeds repeat links, so they are reported only if no
 * source file has the link.
 */
function collectContentFaults(broken: readonly BrokenLink[]): Fault[] {
  return [...groupBy(broken, ({path}) => path).values()].flatMap((links) => {
    const inContentFiles = links.filter(({source}) => source.isContentFile);
    const faults = (inContentFiles.length > 0 ? inContentFiles : links.slice(0, 1)).map(
      ({source, message}) => ({
        file: source.file,
        message,
      }),
    );
    return [...groupBy(faults, ({file}) => file).values()].flatMap(([first]) => first ?? []);
  });
}

/** Navigation, footer and head are the same on many pages: one fault for all of them. */
function collectFrameFaults(broken: readonly BrokenLink[]): Fault[] {
  return [...groupBy(broken, ({link}) => link.target).values()].flatMap(([first, ...others]): Fault[] => {
    if (!first) return [];
    const {source, message} = first;
    if (others.length === 0) return [{file: source.file, message}];
    return [
      {
        file: source.file,
        message: `${message} It is outside the text of ${others.length + 1} pages: look at navbar, footer and metadata in docusaurus.config.ts.`,
      },
    ];
  });
}

function describeIdProblem({type, id, attribute}: IdProblem): string {
  return type === 'duplicate'
    ? `the id "${id}" is on two elements of the page. Give each its own.`
    : `${attribute} names the id "${id}", which no element of the page has. Correct it, or remove the attribute.`;
}

/** A problem outside the content is the same on many pages: one fault for all of them. */
function collectIdFaults(sources: readonly LinkSource[]): Fault[] {
  const problems = sources.flatMap(({file, idProblems}) =>
    idProblems.map((problem) => ({file, isContent: problem.isContent, message: describeIdProblem(problem)})),
  );
  const keyOf = ({file, isContent, message}: (typeof problems)[number]) => (isContent ? file : '') + message;
  return [...groupBy(problems, keyOf).values()].flatMap(([first, ...others]): Fault[] => {
    if (!first) return [];
    const {file, isContent, message} = first;
    const pages = new Set(others.map((other) => other.file)).add(file).size;
    const place =
      isContent || pages === 1 ? '' : ` It is outside the text of ${pages} pages: look at src/theme.`;
    return [{file, message: message + place}];
  });
}

/** Reports faults with their line in `static/`: with a base path, the lines in the build differ. */
function checkRedirects(siteDir: string, site: BuiltSite): {redirects: Redirect[]; faults: Fault[]} {
  const read = (file: string) => {
    const path = join(siteDir, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const [written, built] = [`static/${REDIRECTS_FILE}`, `build/${REDIRECTS_FILE}`];
  const text = read(built);
  const hasPage = (path: string) => site.resolve(path, '/').type === 'found';
  return readRedirects(text, read(written) === text ? written : built, hasPage);
}

/**
 * Checks all internal links in the built files: pages and anchors, images and other files, feeds, redirects, and the
 * ids that elements refer to.
 *
 * linkinator 7.6.1 finds broken links too, but an anchor only if it is named before its page is first fetched; it then
 * reports the page that lacks the anchor, not the one with the link. It reads neither feeds nor parts of drawings.
 */
export const linksCheck: Check = {
  name: 'links',
  promise:
    'every internal link and anchor of the built site leads somewhere, and pages load nothing from elsewhere',
  reads: 'build',
  async run({siteDir}) {
    const site = await readBuiltSite(siteDir);
    const broken = collectBrokenLinks(site);
    const {redirects, faults} = checkRedirects(siteDir, site);
    const count = site.sources.reduce((sum, {links}) => sum + links.length, redirects.length);
    return {
      checked: {count, unit: 'links'},
      faults: [
        ...collectContentFaults(broken.filter(({link}) => link.isContent)),
        ...collectFrameFaults(broken.filter(({link}) => !link.isContent)),
        ...collectIdFaults(site.sources),
        ...faults,
      ],
    };
  },
};
