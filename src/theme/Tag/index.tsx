import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link href={permalink} title={description} className={styles.tag}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
