import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

import Icon from '../../../components/Icon';

/** The icon of the colour switch, for dark mode. */
export default function IconDarkMode({className}: Props): ReactNode {
  return <Icon name="moon" className={className} />;
}
