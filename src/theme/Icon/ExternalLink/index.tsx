import type {ReactNode} from 'react';

import Icon from '../../../components/Icon';
import styles from './styles.module.css';

export default function IconExternalLink(): ReactNode {
  return <Icon name="external" className={styles.external} />;
}
