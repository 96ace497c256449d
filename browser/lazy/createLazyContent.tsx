import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, Suspense, useRef, useState, type ComponentType, type ReactNode} from 'react';

import {STARTS_SCRIPTS} from '../protocol';
import RetryButton from './RetryButton';
import {Kept} from './useDraft';
import {useIsNear} from './useIsNear';
import {useScrollAnchoring} from './useScrollAnchoring';

/**
 * A part of a page whose code is loaded when the reader comes near it. See README.md. Its children are shown on the
 * server, without scripts, until the component has loaded, and if it does not load. The component gets all other
 * properties.
 *
 * @param what subject of the sentence "… did not load."
 */
export default function createLazyContent<Properties extends object>(
  what: string,
  load: () => Promise<{default: ComponentType<Properties>}>,
) {
  return function LazyContent({children, ...properties}: Properties & {children?: ReactNode}): ReactNode {
    const box = useRef<HTMLDivElement>(null);
    const isNear = useIsNear(box);
    useScrollAnchoring(box);
    // React caches a failed load, so each attempt needs a new component.
    const [Content, setContent] = useState(() => lazy(load));
    const kept = useRef<unknown>(undefined);

    return (
      // framework/loader starts the scripts when this comes into view.
      <div ref={box} {...{[STARTS_SCRIPTS]: ''}}>
        {isNear ? (
          <ErrorBoundary
            fallback={({error, tryAgain}) => (
              <>
                <p role="alert">{`${what} did not load. ${String(error)}`}</p>
                <RetryButton
                  onRetry={() => {
                    setContent(lazy(load));
                    tryAgain();
                  }}
                />
                {children}
              </>
            )}
          >
            <Suspense fallback={children}>
              <Kept value={kept}>
                <Content {...(properties as unknown as Properties)} />
              </Kept>
            </Suspense>
          </ErrorBoundary>
        ) : (
          children
        )}
      </div>
    );
  };
}
