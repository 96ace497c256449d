/** Needs Linux, for its folder `/proc`. */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

import {followProcess} from '../scripts/followProcess';

const POLL_MS = 200;
/** Of the processor's time, in a second. */
const CLOCK_TICKS = 100;

/** Bytes that a process and its descendants have in memory; what they share counts for each. */
function readMemory(pid: number | string): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + readMemory(child), Number(kilobytes) * 1024);
  } catch {
    // It has just ended.
    return 0;
  }
}

/** Seconds of the processor that children of this process have taken, with all their descendants. */
function readChildTime(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').replace(/.*\) /, '').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / CLOCK_TICKS;
}

/** Runs a command to its end. Throws what it printed if it fails. */
export async function measureProcess(command: string, args: readonly string[], cwd: string) {
  const start = {wall: performance.now(), processor: readChildTime()};
  const child = spawn(command, args, {cwd, stdio: ['ignore', 'pipe', 'pipe']});
  let memory = 0;
  const poll = setInterval(() => (memory = Math.max(memory, readMemory(child.pid ?? 0))), POLL_MS);
  let output = '';
  const {code} = await followProcess(child, (text) => (output += text));
  clearInterval(poll);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  const seconds = (performance.now() - start.wall) / 1000;
  return {seconds, processor: readChildTime() - start.processor, memory};
}
