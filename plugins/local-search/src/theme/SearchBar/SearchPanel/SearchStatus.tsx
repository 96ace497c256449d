import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import type {Search} from '../../../client/useSearch';
import styles from './styles.module.css';

type Props = {search: Search};

/** Says how many results there are, and which words were replaced by near spellings. */
export default function SearchStatus({search: {state, reply, answered}}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = reply?.results.length ?? 0;
  const noResults = translate({
    id: 'cmfcmf/d-s-l.searchBar.noResults',
    message: 'No results found.',
    description: 'What the search says when nothing fits the query',
  });
  const countText = selectMessage(
    count,
    translate(
      {
        id: 'localSearch.status.count',
        message: 'One result for “{query}”|{count} results for “{query}”',
        description: 'Number of results, for screen readers; the forms are singular and plural',
      },
      {count, query: answered},
    ),
  );
  const isAnswered = state === 'open';

  return (
    <div className={styles.status}>
      <p role="status" className={isAnswered && count === 0 ? styles.noResults : styles.hidden}>
        {isAnswered && (count === 0 ? noResults : countText)}
        {state === 'stalled' && (
          <Translate
            id="localSearch.status.loading"
            description="What the search says while the reader waits"
          >
            Loading
          </Translate>
        )}
      </p>
      {isAnswered &&
        count > 0 &&
        reply?.corrections.map(({typed}) => (
          <p key={typed} className={styles.correction}>
            <Translate
              id="localSearch.status.correction"
              description="Says that a word does not occur and similar words were looked for"
              values={{typed: <strong>{typed}</strong>}}
            >
              {'No page has {typed}. Shown are near spellings.'}
            </Translate>
          </p>
        ))}
    </div>
  );
}
