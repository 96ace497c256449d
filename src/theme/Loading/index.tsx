import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import OriginalLoading from '@theme-original/Loading';
import {useId, useState, type ReactNode} from 'react';

interface Props {
  /** Why the part of the page did not load. Falsy as long as nothing is wrong. */
  error?: unknown;
  /** Loads it again. */
  retry: () => void;
  pastDelay: boolean;
}

/** What the reader sees in place of a page, or of the part of a page, that did not load. */
function LoadingError({error, retry}: Pick<Props, 'error' | 'retry'>): ReactNode {
  const titleId = useId();
  // A page has one main landmark: where only a part is missing, or the server's HTML is still there, it is taken.
  const [hasMain] = useState(() => document.querySelector('main') !== null);
  return (
    <div role={hasMain ? 'region' : 'main'} aria-labelledby={titleId} className="container margin-vert--xl">
      <Heading as="h1" id={titleId}>
        <Translate id="scb.Loading.title" description="Title in place of a page that did not load">
          This page did not load
        </Translate>
      </Heading>
      <p role="alert">{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate id="scb.Loading.retry" description="Button that loads a page anew">
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** What shows while a page loads: the theme's spinner. Its message for a page that fails is hard to read. */
export default function Loading(props: Props): ReactNode {
  const {error, retry} = props;
  return error ? <LoadingError error={error} retry={retry} /> : <OriginalLoading {...props} />;
}
