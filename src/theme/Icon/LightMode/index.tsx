import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

import Icon from '../../../components/Icon';

/** The icon of the colour switch, for light mode. */
export default function IconLightMode({className}: Props): ReactNode {
  return <Icon name="sun" className={className} />;
}
