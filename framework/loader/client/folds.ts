import {revealTarget} from '../../../browser/reveal';
import {isHydrated, whenParsed} from './page';

/** Opens the folds around the target of a hash in browsers that do not do so themselves. */
export function watchFolds(): void {
  const open = (): void => {
    if (!isHydrated()) revealTarget(location.hash);
  };
  whenParsed(open);
  addEventListener('hashchange', open);
}

/**
 * Opens closed folds while the page is printed. Only some browsers show what is in them by a style sheet alone
 * (print.css).
 */
export function printFolds(): void {
  addEventListener('beforeprint', () =>
    document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])').forEach((fold) => {
      fold.open = true;
      addEventListener('afterprint', () => (fold.open = false), {once: true});
    }),
  );
}
