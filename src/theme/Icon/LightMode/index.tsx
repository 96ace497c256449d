import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

import Icon from '../../../components/Icon';

export default function IconLightMode({className}: Props): ReactNode {
  return <Icon name="sun" className={className} />;
}
