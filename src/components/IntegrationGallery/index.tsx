import Link from '@docusaurus/Link';
import Fold from '@site/markdown/folds/client/Fold';
import HomeSection from '@site/src/components/HomeSection';
import Icon from '@site/browser/Icon';
import IntegrationFilter from '@site/markdown/catalogue/client/filter';
import {
  collectEntries,
  countByCategory,
  filterEntries,
  type ListEntry,
} from '@site/markdown/catalogue/client/filter/filter';
import {useQuery} from '@site/markdown/catalogue/client/filter/useQuery';
import {
  catalogue,
  hookCategoryLabels,
  scannerCategoryLabels,
} from '@site/markdown/catalogue/client/catalogue';
import {formatCount} from '@site/text/formatCount';
import StateBadge from '@site/markdown/catalogue/client/StateBadge';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const categoryLabels: Record<string, string> = {...scannerCategoryLabels, ...hookCategoryLabels};
const entries = collectEntries(catalogue);
const categories = [...countByCategory(entries).keys()];

/** The two parts of the gallery, and the last parts of the URLs that each begins with: one for each target or use. */
const kinds = [
  {
    kind: 'scanner',
    title: 'Scanners',
    first: [
      'nmap',
      'nuclei',
      'zap-automation-framework',
      'trivy',
      'semgrep',
      'gitleaks',
      'sslyze',
      'amass',
      'kube-hunter',
    ],
  },
  {kind: 'hook', title: 'Hooks', first: ['defectdojo', 'cascading-scans', 'notification-webhook']},
];

function isFirst({permalink}: ListEntry, first: readonly string[]): boolean {
  return first.some((name) => permalink.endsWith(`/${name}`));
}

function Tile({entry}: {entry: ListEntry}): ReactNode {
  const label = categoryLabels[entry.category];
  return (
    <li className={`scb-card ${styles.tile}`}>
      <Icon name={entry.category} className={styles.icon} />
      <div>
        <Heading as="h4" className={styles.name}>
          <Link to={entry.permalink}>{entry.title}</Link>
          <StateBadge state={entry.state} />
        </Heading>
        <p className={`scb-note ${styles.useCase}`}>{entry.useCase}</p>
        <p className={styles.category}>
          {label}
          {entry.state === 'deprecated' && entry.replacement && (
            <>
              {', use '}
              <Link to={entry.replacement.permalink}>{entry.replacement.title}</Link>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

interface PartProps {
  title: string;
  shown: readonly ListEntry[];
}

function Part({title, shown}: PartProps): ReactNode {
  return (
    shown.length > 0 && (
      <div className={styles.group}>
        <Heading as="h3" className={styles.kind}>
          {title}
        </Heading>
        <ul className={`scb-list ${styles.tiles}`}>
          {shown.map((entry) => (
            <Tile key={entry.permalink} entry={entry} />
          ))}
        </ul>
      </div>
    )
  );
}

function Selection(): ReactNode {
  const parts = kinds.map(({kind, title, first}) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    return {
      kind,
      title,
      first: ofKind.filter((entry) => isFirst(entry, first)),
      others: ofKind.filter((entry) => !isFirst(entry, first)),
    };
  });
  const amounts = parts.map(({kind, others}) => formatCount(others.length, `more ${kind}`));
  return (
    <>
      {parts.map(({kind, title, first}) => (
        <Part key={kind} title={title} shown={first} />
      ))}
      <Fold className={styles.others}>
        <summary>{amounts.join(' and ')}</summary>
        {parts.map(({kind, title, others}) => (
          <Part key={kind} title={`More ${title.toLowerCase()}`} shown={others} />
        ))}
      </Fold>
    </>
  );
}

export default function IntegrationGallery(): ReactNode {
  const [query, setQuery] = useQuery(categories);
  const shown = filterEntries(entries, query);

  return (
    <HomeSection
      id="integrations"
      title="Scanners and hooks"
      background="surface"
      intro={
        <p>
          Install what you need where you need it, each from a Helm chart of its own. A tool that is missing
          joins as an image and a chart.
        </p>
      }
    >
      <IntegrationFilter
        legend="Filter scanners and hooks"
        entries={entries}
        shown={shown}
        query={query}
        setQuery={setQuery}
      />
      {shown.length < entries.length ? (
        kinds.map(({kind, title}) => (
          <Part key={kind} title={title} shown={shown.filter((entry) => entry.kind === kind)} />
        ))
      ) : (
        <Selection />
      )}
      <p className={styles.more}>
        <Link className="scb-link" to="/docs/scanners">
          All scanners with their versions and architectures
        </Link>
      </p>
    </HomeSection>
  );
}
