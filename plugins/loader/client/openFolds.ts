/* Imported by pages too, which the server renders: nothing here may need a document while it is loaded. */

import {findTarget} from '../../../browser/findTarget';

/** Opens the folds around the target of a hash, and scrolls to it if it was hidden. */
export function openFolds(hash: string): void {
  const target = findTarget(hash);
  let isHidden: boolean | undefined;
  let fold: HTMLDetailsElement | null | undefined;
  while ((fold = target?.closest('details:not([open])'))) isHidden = fold.open = true;
  if (isHidden) target?.scrollIntoView();
}
