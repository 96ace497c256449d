import HomeSection from '@site/src/components/HomeSection';
import type {ReactNode} from 'react';

import Drawing from './Drawing';
import styles from './styles.module.css';

const steps = [
  {
    title: 'Declare',
    text: (
      <>
        Apply a <code>Scan</code>, or let a schedule, a pipeline or AutoDiscovery create it. It names the
        scanner and its parameters.
      </>
    ),
  },
  {
    title: 'Scan',
    text: 'The scanner runs in a job of its own. Beside it waits the lurker, and stores the raw result.',
  },
  {
    title: 'Parse',
    text: 'A parser made for this scanner turns the raw result into findings, in the format that all of them share.',
  },
  {
    title: 'Act',
    text: 'Hooks filter and enrich findings, send them on, notify people, or start scans of what was found.',
  },
];

export default function HomeFlow(): ReactNode {
  return (
    <HomeSection
      id="how-it-works"
      title="A scan is a Kubernetes resource"
      intro={
        <p>
          Describe what to scan, and the operator does the rest. Every part is a job or a resource of the
          cluster, so it can be versioned, scheduled, limited and watched like any other workload.
        </p>
      }
    >
      <div className={styles.columns}>
        <Drawing form="wide" />
        <Drawing form="tall" />
        <ol className={`scb-list ${styles.steps}`}>
          {steps.map(({title, text}) => (
            <li key={title}>
              <strong>{title}</strong>
              <p className="scb-note">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
