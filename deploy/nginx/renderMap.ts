/** Creates a variable of nginx by the first pattern that matches a text. Patterns and values must need no escapes. */
export function renderMap(
  text: string,
  variable: string,
  patterns: readonly (readonly [pattern: string, value: string])[],
  {otherwise, ignoreCase = false}: {otherwise: string; ignoreCase?: boolean},
): string {
  const sign = ignoreCase ? '~*' : '~';
  const lines = [
    ...patterns.map(([pattern, value]) => `"${sign}${pattern}" "${value}";`),
    `default "${otherwise}";`,
  ];
  return [`map "${text}" $${variable} {`, ...lines.map((line) => `    ${line}`), '}', ''].join('\n');
}
