import type {CurrentBundler} from '@docusaurus/types';

import {unmarkHashes} from '../../framework/hashMarks';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** The fields used of the bundler's modules; a concatenated module lists its parts in `modules`. */
interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}

const NAME = 'ModulesPlugin';

function listFiles({resource, modules = []}: Module): string[] {
  // The query holds options of the loaders and is not part of the path.
  const own = resource ? [unmarkHashes(resource.replace(/(?<!\u200b)[?#].*$/, ''))] : [];
  return [...own, ...[...modules].flatMap(listFiles)];
}

/** Reports, after a compilation, the files whose code is in its scripts and style sheets. */
export class ModulesPlugin {
  constructor(readonly onFiles: (files: readonly string[]) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, ({chunkGraph, chunks}) => {
      const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
      this.onFiles(modules.flatMap((module) => listFiles(module as Module)));
    });
  }
}
