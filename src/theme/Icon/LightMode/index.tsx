import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

import Icon from '../../../../browser/Icon';

export default function IconLightMode({className}: Props): ReactNode {
  return <Icon name="sun" className={className} />;
}
