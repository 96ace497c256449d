/** An unchecked finding: the reader's code can produce anything. */
export type LooseFinding = Record<string, unknown>;

/** Keeps only the findings that are objects. */
export function selectObjects(findings: readonly unknown[]): LooseFinding[] {
  return findings.filter(
    (finding): finding is LooseFinding => typeof finding === 'object' && finding !== null,
  );
}

/** Names of the fields of a finding that differ from the finding in `before` with the same id. */
export function findChangedFields(finding: LooseFinding, before: readonly LooseFinding[]): string[] {
  const original = before.find(({id}) => id === finding.id);
  if (!original) return [];
  const fields = new Set([...Object.keys(original), ...Object.keys(finding)]);
  return [...fields].filter((field) => JSON.stringify(finding[field]) !== JSON.stringify(original[field]));
}
