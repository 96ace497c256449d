import Link from '@docusaurus/Link';
import HomeSection from '@site/src/components/HomeSection';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Team {
  name: string;
  need: string;
  answers: ReactNode[];
  next: {to: string; label: string};
}

const teams: Team[] = [
  {
    name: 'Development',
    need: 'Find easy faults before the release, without queueing for a penetration test.',
    answers: [
      <>
        Start scans from a CI/CD pipeline or with <code>kubectl</code>.
      </>,
      'Check source code, secrets, images and software bills of materials.',
      'Read the results in the tools you work with anyway.',
    ],
    next: {to: '/docs/getting-started/first-scans', label: 'Run a first scan'},
  },
  {
    name: 'Operations',
    need: 'Check live applications and clusters again and again.',
    answers: [
      <>
        Repeat scans by interval or cron expression with a <code>ScheduledScan</code>.
      </>,
      'Let AutoDiscovery scan services and images as they appear.',
      'Watch scans with Prometheus. Scanner pods exist only while they scan.',
    ],
    next: {to: '/docs/getting-started/installation', label: 'Install the operator'},
  },
  {
    name: 'Security',
    need: 'See networks and applications of the whole organisation.',
    answers: [
      'Let findings start further scans, inside limits that keep them on permitted targets.',
      'Collect findings in DefectDojo, Elasticsearch, Azure Monitor or Dependency-Track.',
      'Give each team scanners, rules and hooks in a namespace of its own.',
    ],
    next: {to: '/docs/scanners', label: 'Browse the scanners'},
  },
];

export default function HomeTeams(): ReactNode {
  return (
    <HomeSection
      id="teams"
      title="For development, operations and security"
      intro={
        <p>
          With several deployments a day, a test done once is out of date by the evening. Automated scans look
          at every change.
        </p>
      }
    >
      <div className={styles.teams}>
        {teams.map(({name, need, answers, next}) => (
          <div key={name} className={styles.team}>
            <Heading as="h3" className={styles.name}>
              {name}
            </Heading>
            <p className="margin-bottom--md">{need}</p>
            <ul className={`scb-list scb-muted ${styles.answers}`}>
              {answers.map((answer, index) => (
                <li key={index}>{answer}</li>
              ))}
            </ul>
            <Link className={`scb-link ${styles.next}`} to={next.to}>
              {next.label}
            </Link>
          </div>
        ))}
      </div>
      <p className={styles.limits}>
        <strong>What it does not do:</strong> replace penetration testers, or give security at the push of a
        button. It finds simple faults early and all the time, so that experts have time for the hard ones.
        You need to know the scanners you run and how to read what they report.
      </p>
    </HomeSection>
  );
}
