/**
 * The loader: in the head of every page, before anything else. A page can be read without scripts, so they start when the
 * reader first touches it. What the reader does until React is there is handled here, or repeated then.
 */
import {guardSinks} from '../../site-security/client/guardSinks';
import {prepareAnnouncement, watchAnnouncement} from './announcement';
import {checkBaseUrl} from './baseUrl';
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
checkBaseUrl();

const fail = (reason: string): void => {
  stopRecording();
  showNotice(reason);
};

// Before the recording, which hides what it takes from all later listeners.
whenScriptsAreWanted(prefetchScripts, () => loadScripts(fail));
const stopRecording = recordEarlyInput();

// The bundler's runtime may give a part of the page up while the loader gets it: nothing renders then.
addEventListener('unhandledrejection', ({reason}) => {
  const text = String(reason);
  if (/Loading .*chunk/.test(text)) fail(text);
});
