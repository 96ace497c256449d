import Link from '@docusaurus/Link';
import HomeCode from '@site/src/components/HomeCode';
import HomeSection from '@site/src/components/HomeSection';
import type {ReactNode} from 'react';

import '../../../markdown/tables/client/severities.css';
import {SAMPLE_TITLE} from './sample';
import styles from './styles.module.css';

const severities = ['high', 'medium', 'low', 'informational'];

export default function HomeFinding(): ReactNode {
  return (
    <HomeSection
      id="one-format"
      title="One format for every result"
      intro={
        <p>
          Each scanner reports in its own way. Parsers translate all of them, so that a dashboard, a filter or
          a rule is written once and works for every tool.
        </p>
      }
    >
      <div className={styles.columns}>
        <div>
          <dl className={`margin--none ${styles.fields}`}>
            <div>
              <dt>Four severities</dt>
              <dd>
                <ul className={`scb-list ${styles.severities}`}>
                  {severities.map((severity) => (
                    <li key={severity} className={`severity severity-${severity}`}>
                      {severity}
                    </li>
                  ))}
                </ul>
                The same for a port, a certificate and a leaked secret.
              </dd>
            </div>
            <div>
              <dt>A place and a kind</dt>
              <dd>
                <code>location</code> says where, <code>category</code> says what: enough to match a finding
                without knowing the scanner.
              </dd>
            </div>
            <div>
              <dt>Details kept</dt>
              <dd>
                <code>attributes</code> holds what only this scanner knows. The raw result stays in the store
                beside the findings.
              </dd>
            </div>
          </dl>
          <p className={styles.more}>
            <Link className="scb-link" to="/docs/api/finding">
              All fields of a finding
            </Link>
          </p>
        </div>
        <HomeCode title={SAMPLE_TITLE} />
      </div>
    </HomeSection>
  );
}
