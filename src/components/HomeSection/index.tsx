import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Anchor of the section; the heading's id is made from it. */
  id: string;
  title: string;
  intro?: ReactNode;
  /** `surface` sets the section off from its neighbours by grey, `accent` by the accent: one section at most. */
  background?: 'plain' | 'surface' | 'accent';
  children: ReactNode;
}

/** A section of the landing page: a landmark named by its heading, with the page's common width and rhythm. */
export default function HomeSection({id, title, intro, background = 'plain', children}: Props): ReactNode {
  return (
    <section
      aria-labelledby={id}
      className={clsx(styles.section, background !== 'plain' && styles[background])}
    >
      <div className="container">
        <header className={styles.header}>
          <Heading as="h2" id={id} className={styles.title}>
            {title}
          </Heading>
          {intro && <div className={clsx('scb-prose scb-muted', styles.intro)}>{intro}</div>}
        </header>
        {children}
      </div>
    </section>
  );
}
