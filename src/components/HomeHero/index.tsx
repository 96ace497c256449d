import Link from '@docusaurus/Link';
import HomeCode from '@site/src/components/HomeCode';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {steps} from './steps';
import styles from './styles.module.css';

const repository = 'https://github.com/secureCodeBox/secureCodeBox';

/** What `kubectl get scans` prints once the scan of step 3 is done. */
const scanRow = [
  ['Name', 'first-scan'],
  ['Type', 'nmap'],
  ['State', 'Done'],
  ['Findings', '8'],
] as const;

export default function HomeHero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.text}>
          <Heading as="h1" className={styles.title}>
            Automated security testing on Kubernetes
          </Heading>
          <p className={`scb-muted ${styles.lead}`}>
            secureCodeBox runs open-source security scanners as jobs in your cluster, turns every result into
            one finding format, and hands the findings to the systems your teams already use.
          </p>
          <div className={styles.actions}>
            <Link className={styles.primary} to="/docs/getting-started/installation">
              Get started
            </Link>
            <Link className={styles.secondary} href={repository}>
              View the repository
            </Link>
          </div>
          <ul className={`scb-list ${styles.facts}`}>
            <li>
              <Link href="https://owasp.org/www-project-securecodebox/">OWASP Lab Project</Link>
            </li>
            <li>Apache-2.0</li>
            <li>Kubernetes 1.27 to 1.30</li>
          </ul>
        </div>
        <div className={styles.steps}>
          <Link className={styles.first} to="/docs/getting-started/installation#install">
            <strong>1. Install the operator</strong> with a password of your own
          </Link>
          {steps.map(({title}) => (
            <HomeCode key={title} title={title} />
          ))}
          <figure className={styles.output}>
            <figcaption className="scb-muted">
              Sample output of <code>kubectl get scans</code>
            </figcaption>
            <dl>
              {scanRow.map(([name, value]) => (
                <div key={name}>
                  <dt className="scb-muted">{name}</dt>
                  <dd className="margin--none">{value}</dd>
                </div>
              ))}
            </dl>
          </figure>
        </div>
      </div>
    </div>
  );
}
