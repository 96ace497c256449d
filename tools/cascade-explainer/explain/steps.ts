/** Told what the functions of this folder begin to do, if that can take long. */
type Listener = (step: string) => void;

let listener: Listener = () => undefined;

/** Listens to the steps from now on. */
export function onStep(next: Listener): void {
  listener = next;
}

/** @param step completes "Stopped after 2 seconds, while …" */
export function startStep(step: string): void {
  listener(step);
}

/** Follows a step of the hook's packages, which ours are. */
export const AS_THE_HOOK = '. The hook does it in the same way, and takes as long';
