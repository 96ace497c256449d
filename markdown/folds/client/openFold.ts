import type {ClientModule} from '@docusaurus/types';

import {revealTarget} from '../../../browser/reveal';

/**
 * Opens the folds around an anchor. Browsers do so when they navigate, but not when the site's router does, which has
 * already scrolled, while the target was still hidden.
 */
const clientModule: ClientModule = {onRouteDidUpdate: ({location}) => revealTarget(location.hash)};

export default clientModule;
