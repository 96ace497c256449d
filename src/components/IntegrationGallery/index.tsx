import Link from '@docusaurus/Link';
import HomeSection from '@site/src/components/HomeSection';
import Icon from '@site/src/components/Icon';
import IntegrationFilter from '@site/src/components/IntegrationFilter';
import {
  collectEntries,
  countByCategory,
  filterEntries,
  type ListEntry,
} from '@site/src/components/IntegrationFilter/filter';
import {useQuery} from '@site/src/components/IntegrationFilter/useQuery';
import {
  catalogue,
  hookCategoryLabels,
  scannerCategoryLabels,
  stateLabels,
} from '@site/src/components/IntegrationIndex/catalogue';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const categoryLabels: Record<string, string> = {...scannerCategoryLabels, ...hookCategoryLabels};
const entries = collectEntries(catalogue);
const categories = [...countByCategory(entries).keys()];

/** The two parts of the gallery. */
const kinds = [
  {kind: 'scanner', title: 'Scanners'},
  {kind: 'hook', title: 'Hooks'},
];

function Tile({entry}: {entry: ListEntry}): ReactNode {
  const label = categoryLabels[entry.category];
  return (
    <li className={styles.tile}>
      <Icon name={entry.category} className={styles.icon} />
      <div>
        <Heading as="h4" className={styles.name}>
          <Link to={entry.permalink}>{entry.title}</Link>
          {entry.state !== 'released' && <span className={styles.state}>{stateLabels[entry.state]}</span>}
        </Heading>
        <p className={styles.useCase}>{entry.useCase}</p>
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

/** All scanners and hooks of the documentation, with a filter by category and by words. */
export default function IntegrationGallery(): ReactNode {
  const [query, setQuery] = useQuery(categories);
  const shown = filterEntries(entries, query);

  return (
    <HomeSection
      id="integrations"
      title="Scanners and hooks"
      background="tinted"
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

      {kinds.map(({kind, title}) => {
        const ofKind = shown.filter((entry) => entry.kind === kind);
        return (
          ofKind.length > 0 && (
            <div key={kind} className={styles.group}>
              <Heading as="h3" className={styles.kind}>
                {title}
              </Heading>
              <ul className={styles.tiles}>
                {ofKind.map((entry) => (
                  <Tile key={entry.permalink} entry={entry} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      <p className={styles.more}>
        <Link to="/docs/scanners">All scanners with their versions and architectures</Link>
      </p>
    </HomeSection>
  );
}
