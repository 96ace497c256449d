export interface HeaderRule {
  /** A path from the root of the host. `*` means any characters, also slashes: `/assets/*`, `/*.md`. */
  path: string;
  headers: Record<string, string>;
}

/** Name of the file in the build, as Netlify expects it. */
export const HEADERS_FILE = '_headers';

const NAME = /^[A-Za-z0-9-]+$/;

/** Writes rules in Netlify's format: a path on a line of its own, followed by its headers, indented. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .map((block) => `${block}\n`)
    .join('\n');
}

/**
 * Reads what {@link renderHeadersFile} writes; lines that begin with `#` are comments.
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

/** A regular expression for the paths of a rule, which JavaScript and nginx read alike. */
export function compilePathPattern(path: string): string {
  return `^${path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}$`;
}

/** Headers of the response for a path: those of all rules that match; for the same name, the later rule wins. */
export function collectHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter((rule) => new RegExp(compilePathPattern(rule.path)).test(path));
  return Object.assign({}, ...fitting.map(({headers}) => headers)) as Record<string, string>;
}
