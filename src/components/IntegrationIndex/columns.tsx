import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {
  intrusivenessLabels,
  targetLabels,
  type HookEntry,
  type PageLink,
  type ScannerEntry,
} from './catalogue';
import styles from './styles.module.css';

/** A column of the table, after the column with the names. */
export interface Column<Entry> {
  label: string;
  /** Cards on narrow screens show the label before the value, unless the value explains itself. */
  isSelfExplaining?: boolean;
  /** Cards show short values side by side. */
  isShort?: boolean;
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

export const scannerColumns: Column<ScannerEntry>[] = [
  useCaseColumn,
  {
    label: 'Targets',
    render: ({targets}) => targets.map((target) => targetLabels[target]).join(', '),
  },
  {label: 'Impact', isShort: true, render: ({intrusiveness}) => intrusivenessLabels[intrusiveness]},
  {label: 'Cascades', render: (entry) => <Cascades {...entry} />},
  {
    label: 'CPU',
    isShort: true,
    // All images are Linux images, so the processor architecture is enough.
    render: ({architectures}) =>
      architectures.map((architecture) => architecture.replace('linux/', '')).join(', ') || 'not stated',
  },
];

export const hookColumns: Column<HookEntry>[] = [
  useCaseColumn,
  {
    label: 'Type',
    render: ({hookTypes}) => (hookTypes.length === 0 ? 'not stated' : <Names names={hookTypes} />),
  },
  {label: 'Chart', render: ({chart}) => (chart === undefined ? 'none yet' : <code>{chart}</code>)},
];

/** Identifiers, one per line where the table has room for columns. */
function Names({names}: {names: readonly string[]}): ReactNode {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Which scanners' findings start this one, and which ones its findings start. */
function Cascades({startedBy, starts}: ScannerEntry): ReactNode {
  if (startedBy.length + starts.length === 0) {
    return 'none';
  }
  return (
    <ul className={styles.cascades}>
      {startedBy.length > 0 && <li>after {listNames(startedBy)}</li>}
      {starts.length > 0 && <li>starts {listNames(starts)}</li>}
    </ul>
  );
}

/** Names of scanners, or how many there are. */
function listNames(names: readonly string[]): string {
  return names.length > MOST_NAMES ? `${names.length} scanners` : names.join(', ');
}
