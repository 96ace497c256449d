import type {FrameMessage, Outcome, Run} from '../frame/protocol';

/** Milliseconds until a frame that does not load is given up. */
const LOAD_TIME = 10_000;

/** Runs code in a sandboxed frame of its own. */
export interface Runner {
  /**
   * Runs code; a run that is still going ends without an outcome.
   *
   * @returns what came of it, or `undefined` if a later run has taken its place
   * @throws if the frame did not load
   */
  run: (run: Omit<Run, 'id'>) => Promise<Outcome | undefined>;
  /** Removes the frame. */
  dispose: () => void;
}

function createFrameElement(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Scripts and nothing else: without allow-same-origin the frame has an origin of its own.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = url;
  frame.title = 'Runs the code of the example';
  frame.hidden = true;
  return frame;
}

/**
 * Opens the frame that runs code.
 *
 * @param url where the frame is
 * @param parent element that the frame is put into
 */
export function createRunner(url: string, parent: HTMLElement): Runner {
  const frame = createFrameElement(url);
  let lastId = 0;
  let waiting: {id: number; resolve: (outcome: Outcome | undefined) => void} | undefined;
  let markReady = (): void => undefined;

  const ready = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The frame that runs the code did not load.')), LOAD_TIME);
    markReady = resolve;
  });
  // Each run reports it.
  ready.catch(() => undefined);

  function settle(id: number, outcome: Outcome | undefined): void {
    if (waiting?.id !== id) return;
    waiting.resolve(outcome);
    waiting = undefined;
  }

  function handleMessage({source, data}: MessageEvent<FrameMessage>): void {
    if (source !== frame.contentWindow) return;
    if (data.type === 'ready') markReady();
    else settle(data.id, data.outcome);
  }

  window.addEventListener('message', handleMessage);
  parent.append(frame);

  return {
    async run(run) {
      if (waiting) settle(waiting.id, undefined);
      lastId += 1;
      const id = lastId;
      const outcome = new Promise<Outcome | undefined>((resolve) => {
        waiting = {id, resolve};
      });
      await ready;
      // The origin of a sandboxed frame has no name; the code is no secret.
      if (waiting?.id === id) frame.contentWindow?.postMessage({...run, id} satisfies Run, '*');
      return outcome;
    },
    dispose() {
      window.removeEventListener('message', handleMessage);
      if (waiting) settle(waiting.id, undefined);
      markReady();
      frame.remove();
    },
  };
}
