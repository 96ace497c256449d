import {copy} from '../../../browser/clipboard';

const LINK = '.hash-link';

/** Makes the links of headings copy the URL of their section, without a query string. They still lead to it. */
export function watchHeadingLinks(): void {
  document.addEventListener('click', ({target, ctrlKey, metaKey, shiftKey, altKey}) => {
    const link = (target as Element).closest<HTMLAnchorElement>(LINK);
    // With one of these keys, the browser opens the section elsewhere.
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    void copy(link, location.origin + location.pathname + link.hash, 'Link copied');
  });
  // As links, they do what buttons do, except for the space bar.
  document.addEventListener('keydown', (event) => {
    const {target, key} = event;
    if (key !== ' ' || !(target as Element).matches(LINK)) return;
    event.preventDefault();
    (target as HTMLElement).click();
  });
}
