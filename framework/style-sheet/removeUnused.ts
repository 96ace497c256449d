import {transform, type CustomAtRules, type TransformOptions} from 'lightningcss';

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

type Options = Pick<TransformOptions<CustomAtRules>, 'unusedSymbols' | 'visitor'>;

function transformSheets(sheets: Sheets, options: Options): Map<string, string> {
  return new Map(
    [...sheets].map(([filename, css]) => {
      const {code} = transform({filename, code: Buffer.from(css), minify: true, ...options});
      return [filename, code.toString()];
    }),
  );
}

function collectProperties(sheets: Sheets): Record<'set' | 'read', Set<string>> {
  const css = [...sheets.values()].join('\n');
  return {
    set: new Set(css.match(/(?<=[{;])--[\w-]+(?=:)/g)),
    read: new Set(css.match(/(?<=var\()--[\w-]+/g)),
  };
}

/**
 * Removes from finished style sheets the rules of classes, and the custom properties, that no page can use. Gives the
 * properties that only the sheets name short names, the same in all of them.
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
  const used = transformSheets(sheets, {unusedSymbols: classes});
  const {set, read} = collectProperties(used);
  const unread = [...set].filter((name) => !read.has(name) && !words.has(name));
  const internal = [...read].filter((name) => !words.has(name));
  const shortNames = new Map(internal.map((name, index) => [name, `--${index.toString(36)}` as const]));
  return transformSheets(used, {
    unusedSymbols: unread,
    visitor: {DashedIdent: (name) => shortNames.get(name)},
  });
}
