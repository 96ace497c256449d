/** One thing wrong with the content: where, what, and what to do. */
export interface Fault {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1; absent if there is none (a missing section, a missing file). */
  line?: number;
  /** A sentence that a writer can act on, without file and line. */
  message: string;
}

/** The one line that is printed for a fault: `docs/scanners/nmap.md:42: …`. */
export function formatFault({file, line, message}: Fault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** Faults in the order of a listing: by file, then by line, faults without a line first. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.message.localeCompare(b.message, 'en'),
  );
}
