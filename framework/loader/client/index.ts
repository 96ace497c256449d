/**
 * The loader: in the head of every page, before all other scripts. A page can be read without scripts, so they start
 * when the reader first interacts with it. Input before React has started is handled here, or replayed afterwards.
 */
import {revealActiveItems} from '../../../browser/reveal';
import {guardSinks} from '../../security/client/guardSinks';
import {prepareAnnouncement, watchAnnouncement} from './announcement';
import {watchColourMode} from './colourMode';
import {recordEarlyInput} from './earlyInput';
import {checkBaseUrl, showNotice} from './failures';
import {printFolds, watchFolds} from './folds';
import {whenParsed} from './page';
import {loadScripts, whenScriptsAreWanted} from './scripts';
import {searchHandle, startAfterSearch, watchSearch} from './search';

// First, because it applies to everything after it.
guardSinks();
prepareAnnouncement();
watchColourMode();
watchAnnouncement();
watchFolds();
printFolds();
whenParsed(revealActiveItems);
checkBaseUrl();

const fail = (reason: string): void => {
  stopRecording();
  // Without the panel and React, nothing else would close it or say what is wrong.
  if (searchHandle.error) searchHandle.dialog?.close();
  showNotice(reason);
};

// Before the scripts are started: if the reader opens the search first, they wait for it.
watchSearch();
// Before the recording, which hides the events it records from all later listeners.
whenScriptsAreWanted(() => startAfterSearch(() => loadScripts(fail)));
const stopRecording = recordEarlyInput();

// The bundler's runtime may fail to load a part of the page that the loader does get: then nothing renders.
addEventListener('unhandledrejection', ({reason}) => {
  const text = String(reason);
  if (/Loading .*chunk/.test(text)) fail(text);
});
