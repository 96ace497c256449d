import type {MouseEvent, ReactNode} from 'react';

import {STARTS_SCRIPTS} from '../protocol';

interface Props {
  onRetry: () => void;
}

export default function RetryButton({onRetry}: Props): ReactNode {
  const handleClick = ({currentTarget}: MouseEvent<HTMLElement>) => {
    // The button is about to disappear and would take the focus with it.
    const box = currentTarget.closest<HTMLElement>(`[${STARTS_SCRIPTS}]`);
    if (box) {
      box.tabIndex = -1;
      box.focus({preventScroll: true});
    }
    onRetry();
  };
  return (
    <p>
      <button type="button" className="button button--primary" onClick={handleClick}>
        Retry
      </button>
    </p>
  );
}
