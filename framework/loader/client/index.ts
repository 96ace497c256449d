/**
 * The loader: in the head of every page, before all other scripts. A page can be read without scripts, so they start
 * when the reader first interacts with it. Input before React has started is handled here, or replayed afterwards.
 */
import {revealActiveItems} from '../../../browser/reveal';
import {prepareAnnouncement, watchAnnouncement} from './announcement';
import {watchColourMode} from './colourMode';
import {recordEarlyInput} from './earlyInput';
import {checkBaseUrl, showNotice} from './failures';
import {printFolds, watchFolds} from './folds';
import {whenParsed} from './page';
import {loadScripts, whenScriptsAreWanted} from './scripts';

/**
 * Starts the loader. The functions belong to a part that a reader may want before anything else: the search.
 *
 * @param watchPart waits for the reader to want it
 * @param startAfterPart calls `start` at once, or, while the part is loading, once it has loaded or failed
 * @param closePart called if the scripts of the page did not load: nothing else could close a part that has failed
 */
export function startLoader(
  watchPart: () => void,
  startAfterPart: (start: () => void) => void,
  closePart: () => void,
): void {
  prepareAnnouncement();
  watchColourMode();
  watchAnnouncement();
  watchFolds();
  printFolds();
  whenParsed(revealActiveItems);
  checkBaseUrl();

  const fail = (reason: string): void => {
    stopRecording();
    closePart();
    showNotice(reason);
  };

  // Before the scripts are started: if the reader wants the part first, they wait for it.
  watchPart();
  // Before the recording, which hides the events it records from all later listeners.
  whenScriptsAreWanted(() => startAfterPart(() => loadScripts(fail)));
  const stopRecording = recordEarlyInput();

  // The bundler's runtime may fail to load a part of the page that the loader does get: then nothing renders.
  addEventListener('unhandledrejection', ({reason}) => {
    const text = String(reason);
    if (/Loading .*chunk/.test(text)) fail(text);
  });
}
