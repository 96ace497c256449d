import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {ReactNode} from 'react';

/** The button that closes the announcement bar, marked for plugins/page-loading: it works before React is there. */
export default function CloseButtonWrapper(props: Props): ReactNode {
  return <CloseButton {...props} data-close-announcement="" />;
}
