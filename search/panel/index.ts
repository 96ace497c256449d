/**
 * What the search shows below the field. A script of its own, so that it waits for neither a framework nor the page's
 * scripts. The loader fetches it when a reader is about to search.
 */
import {translate} from '@docusaurus/Translate';

import {getSearchHandle} from '../client/handle';
import {createSearchClient} from '../client/searchClient';
import {configuration, styles} from './configuration';
import {mountPanel} from './panel';

const handle = getSearchHandle();

if (handle) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  /** Kept for all openings, so that the worker and its index are. */
  const client = createSearchClient(handle, configuration, () =>
    handle.fail(
      translate({
        id: 'localSearch.error.start',
        message:
          'This browser cannot run the search: it is too old, it forbids workers, or a script did not arrive.',
      }),
    ),
  );
  handle.mount = () => mountPanel(handle, client);
  if (handle.dialog?.open) handle.mount();
  else {
    client.load();
    // Nothing else waits for a search that nobody has opened yet.
    void client.settled.then(() => {
      if (!handle.dialog?.open) handle.release();
    });
  }
}
