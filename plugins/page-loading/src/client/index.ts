/**
 * The loader: stands in the head of every page, before anything else is there. A page reads without scripts, so they
 * start when the reader first touches it; what the reader does until React is there works here or is done again then.
 */
import {guardSinks} from '../../../site-security/src/client/guardSinks';
import {prepareAnnouncement, watchAnnouncement} from './announcement';
import {watchColourMode} from './colourMode';
import {recordEarlyInput} from './earlyInput';
import {watchFolds} from './folds';
import {loadScripts, prefetchScripts} from './scripts';
import {whenScriptsAreWanted} from './triggers';
import {showNotice} from './notice';
import {showActiveItems} from './showActiveItems';
import {whenParsed} from './whenParsed';

// Before anything else, which it applies to.
guardSinks();
prepareAnnouncement();
watchColourMode();
watchAnnouncement();
watchFolds();
whenParsed(showActiveItems);

// Before the recording, which keeps what it takes from everyone behind it.
whenScriptsAreWanted({
  prefetch: prefetchScripts,
  start: () =>
    loadScripts({
      onFailure: () => {
        early.stop();
        showNotice();
      },
    }),
});
const early = recordEarlyInput();
