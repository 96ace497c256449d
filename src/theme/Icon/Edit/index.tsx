import type {ReactNode} from 'react';

import Icon from '../../../../browser/Icon';
import styles from './styles.module.css';

export default function IconEdit(): ReactNode {
  return <Icon name="edit" className={styles.edit} />;
}
