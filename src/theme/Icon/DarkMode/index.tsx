import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

import Icon from '../../../../browser/Icon';

export default function IconDarkMode({className}: Props): ReactNode {
  return <Icon name="moon" className={className} />;
}
