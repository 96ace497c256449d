import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';
import nprogress from 'nprogress';

import {trustHtml} from './trustHtml';

/** The HTML of nprogress' progress bar, without the spinner, which Docusaurus turns off. */
const PROGRESS_BAR = '<div class="bar" role="bar"><div class="peg"></div></div>';

/** Parts of the configuration that can contain HTML: the announcement in `content`, footer items in `html`. */
type Holder = {content?: string; html?: string} | undefined;

// Marked in the configuration, because the theme sets it unchanged. This runs before React first renders. On the
// server, it remains a string.
const {announcementBar, footer} = siteConfig.themeConfig as Partial<ThemeConfig>;
const holders: Holder[] = [announcementBar, ...(footer?.links.flatMap(({items}) => items as Holder[]) ?? [])];
for (const holder of holders) {
  if (holder?.content) holder.content = trustHtml(holder.content);
  if (holder?.html) holder.html = trustHtml(holder.html);
}
nprogress.configure({template: trustHtml(PROGRESS_BAR)});
