import type {CurrentBundler} from '@docusaurus/types';

import {removeUnused} from './removeUnused';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'ShrinkSheetsPlugin';

/** Passes the finished style sheets and scripts of a build to `removeUnused`. */
export class ShrinkSheetsPlugin {
  constructor(readonly bundler: Bundler) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.bundler;
    // After the minifiers, which remove comments from the scripts, and before file names get their hashes.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        const readAssets = (ending: string) =>
          Object.entries(assets)
            .filter(([name]) => name.endsWith(ending))
            .map(([name, source]) => [name, source.source().toString()] as const);
        const scripts = readAssets('.js').map(([, script]) => script);
        const sheets = removeUnused(new Map(readAssets('.css')), scripts);
        for (const [name, css] of sheets) compilation.updateAsset(name, new sources.RawSource(css));
      });
    });
  }
}
