import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/**
 * Creates a bundler plugin that adds files to the output, so that they also exist on the development server, and before
 * the finished pages are read.
 *
 * @param createFiles returns the text of each file by its path in the build; called for each compilation
 */
export function createAssetsPlugin(
  {sources}: Bundler,
  createFiles: () => Record<string, string>,
): {apply: (compiler: Compiler) => void} {
  const name = 'AssetsPlugin';
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(name, () => {
          for (const [path, text] of Object.entries(createFiles())) {
            compilation.emitAsset(path, new sources.RawSource(text));
          }
        });
      });
    },
  };
}
