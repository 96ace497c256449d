import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {
  intrusivenessLabels,
  targetLabels,
  type HookEntry,
  type PageLink,
  type ScannerEntry,
} from './catalogue';
import styles from './index.module.css';

export interface Column<Entry> {
  label: string;
  /** Cards on narrow screens show the label before the value, unless the value explains itself. */
  isSelfExplaining?: boolean;
  render: (entry: Entry) => ReactNode;
}

const useCaseColumn: Column<{useCase: string; replacement?: PageLink}> = {
  label: 'What for',
  isSelfExplaining: true,
  render: ({useCase, replacement}) => (
    <>
      {useCase}
      {replacement && (
        <>
          . Use <Link to={replacement.permalink}>{replacement.title}</Link> instead
        </>
      )}
    </>
  ),
};

/** If there are more names than this, only their number is shown; the page of the scanner lists them. */
const MOST_NAMES = 4;

const IMPACT_COLOURS = {passive: 'scb-tip', active: 'scb-warning', invasive: 'scb-danger'} as const;

export const scannerColumns: Column<ScannerEntry>[] = [
  useCaseColumn,
  {
    label: 'Targets',
    render: ({targets}) => targets.map((target) => targetLabels[target]).join(', '),
  },
  {
    label: 'Impact',
    render: ({intrusiveness}) => (
      <span className={clsx(styles.impact, IMPACT_COLOURS[intrusiveness])}>
        {intrusivenessLabels[intrusiveness]}
      </span>
    ),
  },
  {label: 'Cascades', render: (entry) => <Cascades {...entry} />},
];

export const hookColumns: Column<HookEntry>[] = [
  useCaseColumn,
  {
    label: 'Type',
    render: ({hookTypes}) =>
      hookTypes.length === 0 ? <Nothing words="not stated" /> : <Names names={hookTypes} />,
  },
  {
    label: 'Chart',
    render: ({chart}) => (chart === undefined ? <Nothing words="none yet" /> : <code>{chart}</code>),
  },
];

/** A dash that is read as words. */
function Nothing({words}: {words: string}): ReactNode {
  return (
    <span className="scb-faint">
      <span aria-hidden="true">–</span>
      <span className="scb-hidden">{words}</span>
    </span>
  );
}

/** Identifiers, one per line where the table has room for columns. */
function Names({names}: {names: readonly string[]}): ReactNode {
  return (
    <ul className="scb-list">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Which scanners' findings start this one, and which ones its findings start. The arrows are read as words. */
function Cascades({startedBy, starts}: ScannerEntry): ReactNode {
  if (startedBy.length + starts.length === 0) return <Nothing words="none" />;
  return (
    <ul className="scb-list">
      <Chain arrow="←" verb="after" names={startedBy} />
      <Chain arrow="→" verb="starts" names={starts} />
    </ul>
  );
}

interface ChainProps {
  arrow: string;
  /** What the arrow says. */
  verb: string;
  names: readonly string[];
}

/** Names of scanners, or how many there are. */
function Chain({arrow, verb, names}: ChainProps): ReactNode {
  return (
    names.length > 0 && (
      <li>
        {/* One text each: React separates two by a comment, here on every row. */}
        <span aria-hidden="true">{`${arrow} `}</span>
        <span className="scb-hidden">{`${verb} `}</span>
        {names.length > MOST_NAMES ? (
          <>
            {names.length}
            <span className="scb-hidden"> scanners</span>
          </>
        ) : (
          names.join(', ')
        )}
      </li>
    )
  );
}
