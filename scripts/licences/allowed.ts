/** Where a package is used: `shipped` code reaches readers, `build` makes the pages, `tests` is for developers only. */
export type Use = 'shipped' | 'build' | 'tests';

/** Packages under a licence that needs a reason. */
export interface LicenceException {
  /** Names of packages. An asterisk at the end matches the packages of each system: `lightningcss-*`. */
  packages: readonly string[];
  /** Exactly what the packages declare; `undefined` if they declare nothing. */
  licence: string | undefined;
  /** The widest use that is allowed. */
  use: Use;
  reason: string;
}

/** SPDX identifiers of licences that require no more than a notice. Any package may have them, shipped ones too. */
export const PERMISSIVE_LICENCES: readonly string[] = [
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
];

/** Every other licence in the lock file. An entry that no package needs any more fails the tests. */
export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  {
    packages: ['lightningcss', 'lightningcss-*'],
    licence: 'MPL-2.0',
    use: 'build',
    reason: 'Reads and writes style sheets. MPL covers its own files, which are used unchanged.',
  },
  {
    packages: ['@resvg/resvg-js', '@resvg/resvg-js-*'],
    licence: 'MPL-2.0',
    use: 'build',
    reason: 'Draws the images for link previews. MPL covers its own files, which are used unchanged.',
  },
  {
    packages: ['axe-core', '@axe-core/playwright'],
    licence: 'MPL-2.0',
    use: 'tests',
    reason: 'Checks accessibility. MPL covers its own files, which are used unchanged.',
  },
  {
    packages: ['elkjs'],
    licence: 'EPL-2.0',
    use: 'build',
    reason: 'Lays out diagrams while the site is built. Its output is numbers; no code of it reaches a page.',
  },
  {
    packages: ['caniuse-lite'],
    licence: 'CC-BY-4.0',
    use: 'build',
    reason: 'Data about browsers, by which the build chooses prefixes. The data itself is not shipped.',
  },
  {
    packages: ['@expo-google-fonts/inter'],
    licence: 'MIT AND OFL-1.1',
    use: 'build',
    reason: 'The font of the images for link previews. OFL leaves documents free that are made with a font.',
  },
  {
    packages: ['require-like'],
    licence: undefined,
    use: 'build',
    reason: 'Docusaurus brings it. It declares nothing, but its file License holds the text of MIT.',
  },
  {
    packages: ['parse-cache-control'],
    licence: 'BSD',
    use: 'tests',
    reason:
      'Lighthouse brings it. "BSD" is no SPDX identifier; its file LICENSE holds the text of BSD-3-Clause.',
  },
  {
    packages: ['@cspell/dict-django'],
    licence: 'WTFPL',
    use: 'tests',
    reason: 'A dictionary of the spelling check. The licence asks for nothing.',
  },
  {
    packages: ['@cspell/dict-en-common-misspellings'],
    licence: 'CC BY-SA 4.0',
    use: 'tests',
    reason: 'A list of misspellings from Wikipedia for the spelling check; neither changed nor passed on.',
  },
];
