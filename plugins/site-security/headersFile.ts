/** Headers of the responses to some paths. */
export interface HeaderRule {
  /** A path from the root of the host, or the beginning of one with `*` at the end. */
  path: string;
  headers: Record<string, string>;
}

/** Name of the file in the build: the one that Netlify reads. */
export const HEADERS_FILE = '_headers';

const NAME = /^[A-Za-z0-9-]+$/;

/** Writes rules in the format of Netlify: a path on a line of its own, and below it its headers, indented. */
export function createHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .map((block) => `${block}\n`)
    .join('\n');
}

/**
 * Reads what {@link createHeadersFile} writes; lines that begin with `#` are comments.
 *
 * @throws for a line that is neither a path nor a header, with its number
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  text.split('\n').forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    if (content === line.trimEnd()) {
      if (!content.startsWith('/')) throw new Error(`${HEADERS_FILE}:${index + 1}: a path begins with "/"`);
      rules.push({path: content, headers: {}});
      return;
    }
    const colon = content.indexOf(':');
    const name = content.slice(0, Math.max(colon, 0));
    const rule = rules.at(-1);
    if (!NAME.test(name) || !rule) {
      throw new Error(`${HEADERS_FILE}:${index + 1}: expected "Name: value" below a path`);
    }
    rule.headers[name] = content.slice(colon + 1).trim();
  });
  return rules;
}

function fits(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}

/** Headers of the response to a path: those of all rules that fit; of two with the same name, the later rule's. */
export function collectHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter((rule) => fits(rule.path, path));
  return Object.assign({}, ...fitting.map(({headers}) => headers)) as Record<string, string>;
}
