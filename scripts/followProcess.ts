import type {ChildProcess} from 'node:child_process';

/** Passes on what a process prints, errors too. Resolves when it has ended and all its output is read. */
export function followProcess(
  child: ChildProcess,
  onText: (text: string) => void,
): Promise<{code: number | null}> {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onText);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not "exit": on a busy machine it comes before the last lines of the output.
    child.on('close', (code) => resolve({code}));
  });
}
