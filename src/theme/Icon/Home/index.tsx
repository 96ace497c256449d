import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

import Icon from '../../../../browser/Icon';

export default function IconHome({className}: Props): ReactNode {
  return <Icon name="home" className={className} />;
}
