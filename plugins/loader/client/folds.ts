import {isHydrated} from './hydration';
import {openFolds} from './openFolds';
import {whenParsed} from './whenParsed';

/** Opens the folds around the target of a hash in browsers that do not do so themselves. */
export function watchFolds(): void {
  const open = (): void => {
    if (!isHydrated()) openFolds(location.hash);
  };
  whenParsed(open);
  addEventListener('hashchange', open);
}
