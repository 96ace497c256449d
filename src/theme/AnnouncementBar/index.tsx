import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/** The theme's key for the announcement that the reader saw last. */
const SEEN_ID_KEY = 'docusaurus.announcement.id';

/** The theme's mark, set before the first paint, that hides the bar of a reader who dismissed it. */
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * The announcement bar. The theme hides a bar that was dismissed before it looks whether there is a new announcement
 * since then; a new one would stay hidden until the second visit.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const id = announcementBar?.id;
  // Runs before the effect of the provider above, which stores the new id.
  useEffect(() => {
    if (id !== undefined && createStorageSlot(SEEN_ID_KEY).get() !== id) {
      document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, 'false');
    }
  }, [id]);
  return <AnnouncementBar />;
}
