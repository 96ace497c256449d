/** The severities of findings, from the highest. In the order of what readers look for, not of the schema. */
export const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW', 'INFORMATIONAL'] as const;

/**
 * The classes of the chip that shows a severity (markdown/tables/client/severities.css), which must be in upper case, as in
 * findings: the levels of scanners, labels and counts are in lower case.
 */
export function toSeverityClasses(value: string): string[] | undefined {
  return SEVERITIES.some((severity) => severity === value)
    ? ['severity', `severity-${value.toLowerCase()}`]
    : undefined;
}
