import type {ClientModule} from '@docusaurus/types';

import {openFolds} from '../../../plugins/loader/client/openFolds';

/**
 * Opens the folds around an anchor. Browsers do so when they navigate, but not when the site's router does, which has
 * already scrolled, while the target was still hidden.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate: ({location}) => openFolds(location.hash),
};

export default clientModule;
