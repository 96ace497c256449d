import Link from '@docusaurus/Link';
import HomeSection from '@site/src/components/HomeSection';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {firstSteps} from '../../../markdown/reference/firstSteps';
import styles from './styles.module.css';

export default function HomePath(): ReactNode {
  return (
    <HomeSection
      id="first-steps"
      title="Four steps to begin"
      background="accent"
      intro={<p>Each page ends with a result that you can see, and leads to the next one.</p>}
    >
      <ol className={`scb-list ${styles.path}`}>
        {firstSteps.map(({title, outcome, to}, index) => (
          <li key={to} className="scb-card">
            <span>Step {index + 1}</span>
            <Heading as="h3" className={styles.title}>
              <Link to={to}>{title}</Link>
            </Heading>
            <p className="scb-note">{outcome}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
