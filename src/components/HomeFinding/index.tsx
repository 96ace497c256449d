import Link from '@docusaurus/Link';
import HomeSection from '@site/src/components/HomeSection';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A real finding of the Nmap parser, shortened. */
const sample = `{
  "name": "Open Port: 22 (ssh)",
  "description": "Port 22 is open using tcp protocol.",
  "category": "Open Port",
  "severity": "INFORMATIONAL",
  "osi_layer": "NETWORK",
  "location": "tcp://scanme.nmap.org:22",
  "attributes": {
    "hostname": "scanme.nmap.org",
    "ip_addresses": ["45.33.32.156"],
    "port": 22,
    "protocol": "tcp",
    "service": "ssh",
    "state": "open"
  },
  "id": "dc8d4c7d-56be-411c-8aca-cd4309821f7a",
  "parsed_at": "2023-04-09T11:35:43.573Z"
}`;

/** What every result looks like, whatever scanner it comes from. */
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
          <dl className={styles.fields}>
            <div>
              <dt>Four severities</dt>
              <dd>
                Informational, low, medium and high, the same for a port, a certificate and a leaked secret.
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
            <Link to="/docs/api/finding">All fields of a finding</Link>
          </p>
        </div>
        <CodeBlock language="json" title="Sample finding, made from an Nmap result">
          {sample}
        </CodeBlock>
      </div>
    </HomeSection>
  );
}
