/** A finding as far as the table needs it; nothing is known of what code has made. */
export type LooseFinding = Record<string, unknown>;

/** The findings of a list that are objects. */
export function selectObjects(findings: readonly unknown[]): LooseFinding[] {
  return findings.filter(
    (finding): finding is LooseFinding => typeof finding === 'object' && finding !== null,
  );
}

/** Fields of a finding that differ from the finding with the same id before. */
export function findChangedFields(finding: LooseFinding, before: readonly LooseFinding[]): string[] {
  const original = before.find(({id}) => id === finding.id);
  if (!original) return [];
  const fields = new Set([...Object.keys(original), ...Object.keys(finding)]);
  return [...fields].filter((field) => JSON.stringify(finding[field]) !== JSON.stringify(original[field]));
}
