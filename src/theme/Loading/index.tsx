import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useId, useState, type ReactNode} from 'react';

interface Props {
  /** Why the part of the page did not load. Falsy as long as nothing is wrong. */
  error?: unknown;
  /** Loads it anew. */
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

/** A circle that grows and fades, from `begin` on. */
function Ring({begin}: {begin: string}): ReactNode {
  return (
    <circle cx="22" cy="22" r="6" strokeOpacity="0">
      {Object.entries({r: '6;22', 'stroke-opacity': '1;0', 'stroke-width': '2;0'}).map(([name, values]) => (
        <animate
          key={name}
          attributeName={name}
          begin={begin}
          dur="3s"
          values={values}
          repeatCount="indefinite"
        />
      ))}
    </circle>
  );
}

/** The theme's spinner. */
function Spinner(): ReactNode {
  return (
    <div style={{display: 'flex', justifyContent: 'center', alignItems: 'center', height: '100vh'}}>
      <svg id="loader" width="128" height="110" viewBox="0 0 45 45" stroke="#61dafb">
        <g fill="none" transform="translate(1 1)" strokeWidth="2">
          <Ring begin="1.5s" />
          <Ring begin="3s" />
          <circle cx="22" cy="22" r="8">
            <animate attributeName="r" dur="1.5s" values="6;1;2;3;4;5;6" repeatCount="indefinite" />
          </circle>
        </g>
      </svg>
    </div>
  );
}

/** What shows while a page loads. The theme's message for a page that fails is hard to read. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <LoadingError error={error} retry={retry} />;
  return pastDelay && <Spinner />;
}
