import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'FrameAssetsPlugin';

/**
 * Adds the frames to what the bundler writes. So the development server has them too, and they are there when the
 * finished pages are read.
 */
export class FrameAssetsPlugin {
  readonly #bundler: Bundler;
  readonly #frames: Record<string, () => string>;

  /** @param frames functions that make the text of each frame, by its path in the build */
  constructor(bundler: Bundler, frames: Record<string, () => string>) {
    this.#bundler = bundler;
    this.#frames = frames;
  }

  apply(compiler: Compiler): void {
    const {RawSource} = this.#bundler.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(NAME, () => {
        for (const [path, create] of Object.entries(this.#frames)) {
          compilation.emitAsset(path, new RawSource(create()));
        }
      });
    });
  }
}
