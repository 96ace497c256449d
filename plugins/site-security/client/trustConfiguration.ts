import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';
import nprogress from 'nprogress';

import {trustHtml} from './trustHtml';

/** The progress bar of nprogress, without the spinner that Docusaurus turns off. */
const PROGRESS_BAR = '<div class="bar" role="bar"><div class="peg"></div></div>';

/** What may have HTML in the configuration: the announcement has `content`, an item of the footer `html`. */
type Holder = {content?: string; html?: string} | undefined;

// The theme sets it as it is; on the server it stays text. This runs before React renders for the first time.
const {announcementBar, footer} = siteConfig.themeConfig as Partial<ThemeConfig>;
const holders: Holder[] = [announcementBar, ...(footer?.links.flatMap(({items}) => items as Holder[]) ?? [])];
for (const holder of holders) {
  if (holder?.content) holder.content = trustHtml(holder.content);
  if (holder?.html) holder.html = trustHtml(holder.html);
}
nprogress.configure({template: trustHtml(PROGRESS_BAR)});
