declare module 'spdx-expression-parse' {
  namespace parse {
    type Expression =
      | {left: Expression; conjunction: 'and' | 'or'; right: Expression}
      | {license: string; plus?: true; exception?: string}
      // A licence whose text is elsewhere: `LicenseRef-own`.
      | {licenseReference: string};
  }
  /** Parses an SPDX expression. Throws for what is none. */
  function parse(text: string): parse.Expression;
  export = parse;
}
