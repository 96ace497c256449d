import {transform, type CustomAtRules, type TransformOptions} from 'lightningcss';

/** The style sheets of the site, by file name. A sheet may read custom properties that another one sets. */
export type Sheets = ReadonlyMap<string, string>;

/** Lightning CSS' options for transforming a sheet. */
export type SheetOptions = Omit<TransformOptions<CustomAtRules>, 'filename' | 'code'>;

/**
 * Passes each sheet through Lightning CSS.
 *
 * @throws if a sheet is not valid CSS.
 */
export function transformSheets(sheets: Sheets, options: SheetOptions): Map<string, string> {
  return new Map(
    [...sheets].map(([filename, css]) => {
      const {code} = transform({...options, filename, code: Buffer.from(css)});
      return [filename, Buffer.from(code).toString()];
    }),
  );
}

/** Collects the words of scripts, which include every class and custom property that they name. */
export function collectWords(scripts: readonly string[]): Set<string> {
  return new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
}

/** Removes `null` values: Lightning CSS outputs them for missing values but does not accept them as input. */
export function withoutNulls<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => part ?? undefined)) as Value;
}
