import type {ReactNode} from 'react';

import Icon from '../../../components/Icon';
import styles from './styles.module.css';

export default function IconEdit(): ReactNode {
  return <Icon name="edit" className={styles.edit} />;
}
