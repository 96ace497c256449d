import HomeSection from '@site/src/components/HomeSection';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';
import TallDiagram, {tallViewBox} from './TallDiagram';
import WideDiagram, {wideViewBox} from './WideDiagram';

/** A drawing with a name and a description for screen readers. */
function Diagram({viewBox, className, children}: {viewBox: string; className?: string; children: ReactNode}) {
  const id = useId();
  return (
    <svg
      viewBox={viewBox}
      className={clsx(styles.diagram, className)}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>Flow of a scan</title>
      <desc id={`${id}-desc`}>
        A Scan resource makes the operator start three kinds of jobs, one after another. In the scan job the
        scanner runs, and the lurker uploads the raw result to the object store. The parse job reads the raw
        result and writes findings. Hook jobs read the findings, may edit them, and send them to DefectDojo,
        Elasticsearch, Dependency-Track, Azure Monitor, webhooks or chat. Cascading rules create new scans
        from findings.
      </desc>
      {children}
    </svg>
  );
}

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

/** How a scan runs through the platform: as a drawing and in four steps. */
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
        <Diagram viewBox={wideViewBox} className={styles.wide}>
          <WideDiagram />
        </Diagram>
        <Diagram viewBox={tallViewBox} className={styles.tall}>
          <TallDiagram />
        </Diagram>
        <ol className={styles.steps}>
          {steps.map(({title, text}) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
