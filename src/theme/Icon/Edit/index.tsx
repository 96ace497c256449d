import type {ReactNode} from 'react';

import Icon from '../../../components/Icon';
import styles from './styles.module.css';

/** The icon of "Edit this page". */
export default function IconEdit(): ReactNode {
  return <Icon name="edit" className={styles.edit} />;
}
