/** SPDX identifiers of licences that require no more than a notice. Any package may have them, shipped ones too. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Packages under other licences, by the beginning of their names, with exactly what they declare. None of their code
 * reaches readers. An entry that no package needs any more fails the tests.
 */
export const EXCEPTIONS: Record<string, string> = {
  // Tools that are used unchanged; MPL covers their own files.
  lightningcss: 'MPL-2.0',
  '@resvg/resvg-js': 'MPL-2.0',
  'axe-core': 'MPL-2.0',
  // Lays out diagrams while the site is built. Its output is numbers.
  elkjs: 'EPL-2.0',
  // Data about browsers, by which the build chooses prefixes.
  'caniuse-lite': 'CC-BY-4.0',
  // The fonts of the images for link previews and of the test browser. OFL leaves documents free that are made with a font.
  '@expo-google-fonts/inter': 'MIT AND OFL-1.1',
  '@expo-google-fonts/noto-sans-mono': 'MIT AND OFL-1.1',
  // Docusaurus brings it. It declares nothing, but its file License holds the text of MIT.
  'require-like': 'none',
  // Lighthouse brings it. No SPDX identifier, but its file LICENSE holds the text of BSD-3-Clause.
  'parse-cache-control': 'BSD',
  // A dictionary of the spelling check. The licence asks for nothing.
  '@cspell/dict-django': 'WTFPL',
  // A list of misspellings from Wikipedia for the spelling check; neither changed nor passed on.
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0',
};

/**
 * Whether an SPDX expression can be satisfied with permissive licences: one side of `OR`, both sides of `AND`. An
 * expression that mixes the two is not permissive, and neither is an invalid one: both need an exception.
 */
export function isPermissive(licence: string): boolean {
  const expression = licence.replace(/^\((.*)\)$/, '$1');
  const [hasChoice, hasSum] = [expression.includes(' OR '), expression.includes(' AND ')];
  const parts = expression.split(/ (?:OR|AND) /).map((id) => PERMISSIVE.has(id));
  return hasChoice ? !hasSum && parts.includes(true) : !parts.includes(false);
}
