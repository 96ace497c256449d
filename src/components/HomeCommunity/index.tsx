import Link from '@docusaurus/Link';
import HomeSection from '@site/src/components/HomeSection';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const channels = [
  {
    label: 'GitHub Discussions',
    href: 'https://github.com/secureCodeBox/secureCodeBox/discussions/categories/general',
    purpose: 'questions and feedback',
  },
  {
    label: 'GitHub Issues',
    href: 'https://github.com/secureCodeBox/secureCodeBox/issues',
    purpose: 'faults and wishes',
  },
  {
    label: 'OWASP Slack',
    href: 'https://owasp.org/slack/invite',
    purpose: 'channel #project-securecodebox',
  },
  {
    label: 'Mastodon',
    href: 'https://infosec.exchange/@secureCodeBox',
    purpose: '@secureCodeBox@infosec.exchange',
  },
  {
    label: 'E-mail',
    href: 'mailto:securecodebox@iteratec.com',
    purpose: 'securecodebox@iteratec.com',
  },
  {
    label: 'Artifact Hub',
    href: 'https://artifacthub.io/packages/search?repo=securecodebox',
    purpose: 'all charts',
  },
] as const;

const sponsors = [
  {name: 'iteratec', href: 'https://www.iteratec.com/'},
  {name: 'SDA SE', href: 'https://sda.se/'},
  {name: 'Secura', href: 'https://www.secura.com/'},
  {name: 'SIGNAL IDUNA', href: 'https://www.signal-iduna.de/'},
  {name: 'Timo Pagel IT Consulting', href: 'https://pagel.pro/'},
] as const;

export default function HomeCommunity(): ReactNode {
  return (
    <HomeSection id="community" title="Open source, with people to ask">
      <div className={styles.columns}>
        <ul className={`scb-list ${styles.channels}`}>
          {channels.map(({label, href, purpose}) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
              <span className="scb-muted">{purpose}</span>
            </li>
          ))}
        </ul>
        <div className={`scb-prose ${styles.about}`}>
          <Heading as="h3" className={styles.subtitle}>
            An OWASP project
          </Heading>
          <p className="scb-muted">
            secureCodeBox is a{' '}
            <Link href="https://owasp.org/www-project-securecodebox/">Lab Project of OWASP</Link>, published
            under the Apache-2.0 licence and maintained by iteratec. A feature release comes out about every
            two weeks; the <Link to="/blog">blog</Link> tells what changes and why.
          </p>
          <Heading as="h3" className={styles.subtitle}>
            Sponsors
          </Heading>
          <ul className={`scb-list ${styles.sponsors}`}>
            {sponsors.map(({name, href}) => (
              <li key={name}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </HomeSection>
  );
}
