import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Fault} from '../../text/fault';
import {findClosest} from '../../text/suggest';
import {groupBy} from '../../text/groupBy';
import {readRedirects, REDIRECTS_FILE, type Redirect} from '../../text/redirects';
import {readBuiltSite, type BuiltSite, type LinkSource} from '../build/builtSite';
import type {BuiltLink} from '../build/parseDocument';
import type {Check} from '../check';

/** Fragments that need no element: the top of the page, and text fragments. */
const BUILT_IN_FRAGMENTS = /^(?:$|top$|:~:)/i;

/** Something that is wrong with a built file. */
interface Problem {
  source: LinkSource;
  /** Whether it is in the content of a page, and not in navigation, footer or head. */
  isContent: boolean;
  /** What it is about: several problems with the same subject give one fault. */
  subject: string;
  message: string;
  /** Where to correct it if it is outside the content. */
  frame: string;
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

/** What is wrong with a link that leads nowhere or loads something from another host, and its target as a path. */
function findLinkFault(
  site: BuiltSite,
  source: LinkSource,
  link: BuiltLink,
): {path: string; message: string} | undefined {
  if (link.target === '') return {path: '', message: describeMissing(link)};
  const resolution = site.resolve(link.target, source.address);
  switch (resolution.type) {
    case 'local': {
      const {path} = resolution;
      return {path, message: `the link ${link.target} leads to the machine of the reader. Write ${path}.`};
    }
    case 'missing':
      return {path: resolution.path, message: describeMissing(link)};
    case 'foreign': {
      if (!source.isPage || !link.isContent || link.isFollowed) return undefined;
      const message = `the page loads ${link.target} from another host, which learns who reads it. Save the file in static/, and name its path.`;
      return {path: link.target, message};
    }
    case 'found': {
      const {path, file, fragment} = resolution;
      const anchors = site.anchors.get(file);
      if (!anchors || BUILT_IN_FRAGMENTS.test(fragment) || anchors.has(fragment)) return undefined;
      const target = site.findSource(file);
      const place = target === source.file ? 'this page' : target;
      return {path, message: describeAnchor(link, place, fragment, anchors)};
    }
  }
}

function collectLinkProblems(site: BuiltSite, source: LinkSource): Problem[] {
  return source.links.flatMap((link) => {
    const fault = findLinkFault(site, source, link);
    if (!fault) return [];
    const {isContent, target} = link;
    const {path, message} = fault;
    const frame = 'navbar, footer and metadata in docusaurus.config.ts';
    // In the content, relative and absolute links to the same page are the same.
    return [{source, isContent, subject: isContent ? path : target, message, frame}];
  });
}

function collectIdProblems(source: LinkSource): Problem[] {
  return source.idProblems.map(({id, attribute, isContent}) => {
    const message =
      attribute === undefined
        ? `the id "${id}" is on two elements of the page. Give each its own.`
        : `${attribute} names the id "${id}", which no element of the page has. Correct it, or remove the attribute.`;
    const subject = (isContent ? source.file : '') + message;
    return {source, isContent, subject, message, frame: 'src/theme'};
  });
}

/**
 * One fault for each source file with the problem. Lists of posts and feeds repeat links, so they are reported only if
 * no source file has the link.
 */
function collectContentFaults(problems: readonly Problem[]): Fault[] {
  const inContentFiles = problems.filter(({source}) => !source.file.startsWith('build/'));
  const shown = inContentFiles.length > 0 ? inContentFiles : problems.slice(0, 1);
  const files = shown.map(({source}) => source.file);
  return shown
    .filter(({source}, index) => files.indexOf(source.file) === index)
    .map(({source, message}) => ({file: source.file, message}));
}

/** Navigation, footer and head are the same on many pages: one fault for all of them. */
function collectFrameFaults(problems: readonly Problem[]): Fault[] {
  const count = new Set(problems.map(({source}) => source.file)).size;
  return problems.slice(0, 1).map(({source: {file}, message, frame}) => ({
    file,
    message: count === 1 ? message : `${message} It is outside the text of ${count} pages: look at ${frame}.`,
  }));
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
    const problems = site.sources.flatMap((source) => [
      ...collectLinkProblems(site, source),
      ...collectIdProblems(source),
    ]);
    const groups = groupBy(problems, ({isContent, subject}) => `${String(isContent)} ${subject}`);
    const {redirects, faults} = checkRedirects(siteDir, site);
    const count = site.sources.reduce((sum, {links}) => sum + links.length, redirects.length);
    return {
      checked: {count, unit: 'links'},
      faults: [
        ...[...groups.values()].flatMap((group) =>
          group[0]?.isContent ? collectContentFaults(group) : collectFrameFaults(group),
        ),
        ...faults,
      ],
    };
  },
};
