import ErrorBoundary from '@docusaurus/ErrorBoundary';
import StaticHtml from '@theme/StaticHtml';
import {lazy, Suspense, useRef, useState, type ReactNode} from 'react';

import {STARTS_SCRIPTS} from '../../../../protocol';
import type {LiveKind} from '../../client/useLiveResult';
import RetryButton from './RetryButton';
import {useIsNear} from './useIsNear';

/** Creates the lazily loaded editors. React caches a failed load, so each attempt needs new ones. */
const createBlocks = () => ({
  LiveBlock: lazy(() => import('./LiveBlock')),
  ComponentBlock: lazy(() => import('./ComponentBlock')),
});

const KINDS: readonly (LiveKind | 'component')[] = ['parser', 'hook', 'finding', 'component'];

export interface Props {
  /** What follows the language in the opening fence. */
  metastring?: string;
  code: string;
  /** The block as plain code: the classes and the content of its box. */
  className: string;
  html: string;
  /** What the code works on. */
  input?: string;
  /** Environment of the code, `NAME=value`. */
  env?: string;
}

function findMark(metastring: string | undefined, name: string): string | undefined {
  const mark = new RegExp(`(?:^|\\s)${name}=(?:"(?<quoted>[^"]*)"|(?<bare>\\S+))`).exec(metastring ?? '');
  return mark?.groups?.quoted ?? mark?.groups?.bare;
}

/**
 * A live code block: plain code on the server, without scripts, and until the reader scrolls near it; then an editor
 * with the result below.
 */
export default function Playground({
  metastring,
  code: source,
  className,
  html,
  input,
  env,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [{LiveBlock, ComponentBlock}, setBlocks] = useState(createBlocks);
  const kind = KINDS.find((name) => name === findMark(metastring, 'as'));
  const title = findMark(metastring, 'title') ?? 'Example';
  const code = source.trimEnd();
  const plain = <StaticHtml className={className} html={html} />;

  if (kind === undefined) return plain;
  return (
    // plugins/loader starts the scripts when this comes into view.
    <div ref={box} {...{[STARTS_SCRIPTS]: ''}}>
      {isNear ? (
        // If the editor does not load, the plain code stays.
        <ErrorBoundary
          fallback={({error, tryAgain}) => (
            <>
              <p role="alert">The editor of this example did not load. {String(error)}</p>
              <RetryButton
                onRetry={() => {
                  setBlocks(createBlocks());
                  tryAgain();
                }}
              />
              {plain}
            </>
          )}
        >
          <Suspense fallback={plain}>
            {kind === 'component' ? (
              <ComponentBlock title={title} code={code} />
            ) : (
              <LiveBlock kind={kind} title={title} code={code} input={input ?? ''} env={env} />
            )}
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
    </div>
  );
}
