import type {ReactNode} from 'react';

import Icon from '../../../../browser/Icon';
import styles from './styles.module.css';

export default function IconExternalLink(): ReactNode {
  return <Icon name="external" className={styles.external} />;
}
