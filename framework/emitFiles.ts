import type {CurrentBundler, Plugin} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * The part of a plugin that adds files to the bundler's output, so that they also exist on the development server, and
 * before the finished pages are read.
 *
 * @param createFiles returns the text of each file by its path in the build; called for each compilation
 */
export function emitFiles(createFiles: () => Record<string, string>): Pick<Plugin, 'configureWebpack'> {
  const name = 'emitFiles';
  return {
    configureWebpack(_config, isServer, {currentBundler}) {
      const {RawSource} = currentBundler.instance.sources;
      const apply = (compiler: Compiler) => {
        compiler.hooks.thisCompilation.tap(name, (compilation) => {
          compilation.hooks.processAssets.tap(name, () => {
            for (const [path, text] of Object.entries(createFiles())) {
              compilation.emitAsset(path, new RawSource(text));
            }
          });
        });
      };
      return isServer ? {} : {plugins: [{apply}]};
    },
  };
}
