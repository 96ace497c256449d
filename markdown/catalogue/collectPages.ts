import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import type {PageLink} from './catalogue';
import type {IntegrationKind} from '../../platform/catalogue/labels';
import {collectContent} from '../contentPages';

export type Page = PageLink & {
  kind: IntegrationKind;
  file: string;
  /** Last part of its URL, by which `replacement` names it. */
  slug: string;
  /** False for unlisted pages: they exist, but no list shows them. */
  isListed: boolean;
  frontMatter: Record<string, unknown>;
};

const kindsByFolder = new Map<string, IntegrationKind>([
  ['docs/scanners', 'scanner'],
  ['docs/hooks', 'hook'],
]);

/**
 * All pages that must have a catalogue entry: those directly in the folders of scanners and hooks, except index pages
 * and drafts.
 */
export function collectPages(allContent: AllContent): Page[] {
  return collectContent(allContent).flatMap(({source: file, permalink, title, frontMatter}) => {
    const {dir, name} = path.posix.parse(file);
    const kind = kindsByFolder.get(dir);
    // The names that the docs plugin treats as a category's index page.
    const isIndex = ['index', 'readme', path.posix.basename(dir)].includes(name.toLowerCase());
    // The development server publishes drafts and lists unlisted pages, so only the front matter can be relied on.
    if (kind === undefined || isIndex || frontMatter.draft === true) return [];
    const slug = path.posix.basename(permalink);
    return {kind, file, slug, permalink, title, isListed: frontMatter.unlisted !== true, frontMatter};
  });
}
