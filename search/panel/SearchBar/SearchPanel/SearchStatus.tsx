import Interpolate, {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import type {ShownCorrection} from '../../../client/messages';
import type {Search} from '../../../client/useSearch';
import styles from './styles.module.css';

interface Props {
  search: Search;
}

/** Says that a word was replaced, and by which words. */
function Correction({typed, used}: ShownCorrection): ReactNode {
  const withoutWords = translate({
    id: 'localSearch.status.correction',
    message: 'No page has {typed}. Shown are near spellings.',
    description: 'Says that a word does not occur and similar words were looked for',
  });
  const withWords = translate({
    id: 'localSearch.status.correctionWithWords',
    message: 'No page has {typed}. Shown are near spellings: {used}.',
    description: 'Says that a word does not occur, and which similar words were looked for',
  });
  return (
    <p className={styles.correction}>
      <Interpolate values={{typed: <strong>{typed}</strong>, used: <strong>{used.join(', ')}</strong>}}>
        {used.length > 0 ? withWords : withoutWords}
      </Interpolate>
    </p>
  );
}

/** Says how many results there are, and which words were replaced by near spellings. */
export default function SearchStatus({search: {state, reply, answered}}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = reply?.results.length ?? 0;
  // Choose the plural form before inserting the query, which may contain the character that separates the forms.
  const countMessage = selectMessage(
    count,
    translate({
      id: 'localSearch.status.count',
      message: 'One result for “{query}”|{count} results for “{query}”',
      description: 'Number of results, for screen readers; the forms are singular and plural',
    }),
  );

  return (
    <div role="status" className={styles.status}>
      {state === 'stalled' && (
        <p className={styles.hidden}>
          <Translate
            id="localSearch.status.loading"
            description="What the search says while the reader waits"
          >
            Loading
          </Translate>
        </p>
      )}
      {state === 'open' && count === 0 && (
        <p className={styles.noResults}>
          <Translate
            id="cmfcmf/d-s-l.searchBar.noResults"
            description="What the search says when nothing fits the query"
          >
            No results found.
          </Translate>
        </p>
      )}
      {state === 'open' && count > 0 && (
        <>
          <p className={styles.hidden}>{interpolate(countMessage, {count, query: answered})}</p>
          {reply?.corrections.map((correction, index) => (
            // The index is the key because a word may be typed twice.
            <Correction key={index} {...correction} />
          ))}
        </>
      )}
    </div>
  );
}
