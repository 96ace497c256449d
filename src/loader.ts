/** The inline script in the head of every page, before all other scripts: see framework/loader. */
import {startLoader} from '../framework/loader/client';
import {guardSinks} from '../framework/security/client/guardSinks';
import {closeFailedSearch, startAfterSearch, watchSearch} from '../search/opener';

// First, because it applies to everything after it.
guardSinks();
startLoader(watchSearch, startAfterSearch, closeFailedSearch);
