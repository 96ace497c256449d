import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import hero from '../HomeHero/styles.module.css';
import styles from './styles.module.css';

export default function HomeCall(): ReactNode {
  return (
    <section aria-labelledby="begin" className={styles.call}>
      <div className={`container ${styles.columns}`}>
        <div>
          <Heading as="h2" id="begin" className={styles.title}>
            Start with one scan
          </Heading>
          <p className="margin--none">You need a cluster, Helm and a target that you are allowed to scan.</p>
        </div>
        <Link className={hero.primary} to="/docs/getting-started/installation">
          Install secureCodeBox
        </Link>
      </div>
    </section>
  );
}
