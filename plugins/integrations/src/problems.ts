/** Something that is wrong with a page and that its author has to repair. */
export type Problem = {
  /** Path of the page relative to the site's folder, with forward slashes. */
  file: string;
  /** Line of the field in the file, counted from 1; absent if there is no such line. */
  line: number | undefined;
  /** Path of the field: `integration.category`. Absent if the front matter as a whole is at fault. */
  field: string | undefined;
  /** The rest of a sentence that begins with the field. */
  reason: string;
};

/** Error text for all problems, one line each, in the order of files and lines. */
export function createProblemReport(problems: Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    `${count} in the catalogue entries of scanner and hook pages (the fields are explained in plugins/integrations/README.md):`,
    ...sorted.map(renderProblem),
  ].join('\n');
}

function renderProblem({file, line, field, reason}: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${field === undefined ? reason : `${field} ${reason}`}`;
}
