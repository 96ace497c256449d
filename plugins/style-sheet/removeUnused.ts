import {transform} from 'lightningcss';

/** The style sheets of the site, by file name. A sheet may read custom properties that another one sets. */
export type Sheets = ReadonlyMap<string, string>;

/** A prefix of class names that a script completes: `theme-admonition-${type}`. */
const BEGINNING = /^[a-z]\w*-[\w-]*-$/;

/** All class names in the selectors of sheets, also within `:is()`, `:not()` and the like. */
export function collectClasses(sheets: Sheets): Set<string> {
  const classes = new Set<string>();
  for (const [filename, css] of sheets) {
    transform({
      filename,
      code: Buffer.from(css),
      visitor: {
        Selector(parts) {
          for (const part of parts) if (part.type === 'class') classes.add(part.name);
        },
      },
    });
  }
  return classes;
}

function withoutSymbols(sheets: Sheets, unusedSymbols: string[]): Map<string, string> {
  return new Map(
    [...sheets].map(([filename, css]) => {
      const {code} = transform({filename, code: Buffer.from(css), unusedSymbols, minify: true});
      return [filename, code.toString()];
    }),
  );
}

/** Custom properties that a sheet sets but none reads. */
function findUnread(sheets: Sheets): string[] {
  const css = [...sheets.values()].join('\n');
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  return [...new Set(css.match(/(?<=[{;])--[\w-]+(?=:)/g))].filter((name) => !read.has(name));
}

/**
 * Removes from finished style sheets the rules of classes, and the custom properties, that no page can use.
 *
 * @param sheets all style sheets of the site.
 * @param scripts all scripts of the site, which name every class and every custom property that they read.
 * @throws if a sheet is not valid CSS.
 */
export function removeUnused(sheets: Sheets, scripts: readonly string[]): Map<string, string> {
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  const isNamed = (name: string) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

  const classes = [...collectClasses(sheets)].filter((name) => !isNamed(name));
  const used = withoutSymbols(sheets, classes);
  return withoutSymbols(
    used,
    findUnread(used).filter((name) => !words.has(name)),
  );
}
