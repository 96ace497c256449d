import {join} from 'node:path';

import {bundleScript} from '../../bundleScript';

/** What a reader's browser must know. An old registration may be in an old browser: it is healed as well. */
const TARGET = 'es2017';

/** Bundles the script that ends service workers. It is the same in every build, until its source changes. */
export function createWorker(): string {
  return bundleScript({entry: join(__dirname, 'worker/endWorker.ts'), target: TARGET});
}
