import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';
import nprogress from 'nprogress';

import {trustHtml} from './trustHtml';

/** The progress bar of nprogress, without the spinner that Docusaurus turns off. */
const PROGRESS_BAR = '<div class="bar" role="bar"><div class="peg"></div></div>';

/**
 * HTML of the configuration, which the theme sets as it is: announcement and footer. On the server they stay texts.
 * Runs before React renders for the first time.
 */
function trustConfiguration({announcementBar, footer}: Partial<ThemeConfig>): void {
  if (announcementBar) announcementBar.content = trustHtml(announcementBar.content);
  if (!footer) return;
  if (footer.copyright) footer.copyright = trustHtml(footer.copyright);
  for (const entry of footer.links) {
    const items = (entry.items ?? [entry]) as {html?: string}[];
    for (const item of items) if (item.html) item.html = trustHtml(item.html);
  }
}

trustConfiguration(siteConfig.themeConfig);
nprogress.configure({template: trustHtml(PROGRESS_BAR)});
