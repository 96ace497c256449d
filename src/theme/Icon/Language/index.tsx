import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

import Icon from '../../../../browser/Icon';

export default function IconLanguage({className}: Props): ReactNode {
  return <Icon name="Website" className={className} />;
}
